import { AccountNav } from '../account/AccountNav'
import { Deliveries } from '../notifications/Deliveries'
import { HowYouAreTold } from '../notifications/HowYouAreTold'
import { OtherDevices } from '../notifications/OtherDevices'
import { ThisDevice } from '../notifications/ThisDevice'
import { WhoIsTold } from '../notifications/WhoIsTold'
import { useOwner } from '../owner'
import { SectionHead } from '../SectionHead'

/** How people are told of leads: on this device, by mail, and who comes next. */
export function Notifications() {
  const { business, person } = useOwner()
  return (
    <>
      <SectionHead title="Notifications">Whoever gets back to a lead first usually wins the customer.</SectionHead>
      <AccountNav />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <ThisDevice />
          <HowYouAreTold businessId={business.id} email={person.email} />
          <OtherDevices />
        </div>
        <div className="grid min-w-0 gap-6">
          <WhoIsTold businessId={business.id} />
          <Deliveries businessId={business.id} />
        </div>
      </div>
    </>
  )
}
