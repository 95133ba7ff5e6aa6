import { PLANS, type PlanId } from '../../../contract/plans'
import { layOutMail } from '../../platform/mail/layout'

type Purchase = { customerId: string; email: string; planType: PlanId; url: string }

export const registrationMail = ({ customerId, email, planType, url }: Purchase) => ({
  customerId,
  ...layOutMail({
    to: email,
    subject: 'Finish setting up Deskbell',
    heading: 'One step left: set up your front desk',
    lines: [
      `Thank you for choosing the ${PLANS[planType].name} plan. Tell us about your business and pick a password; it takes about three minutes.`,
      'The link works once and expires in seven days.',
    ],
    action: { label: 'Set up my account', url },
  }),
})
