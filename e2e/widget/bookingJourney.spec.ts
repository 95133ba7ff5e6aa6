import * as z from 'zod/mini'
import { expect, test } from '../support/test'
import { journey, ONE_PHONE, opened } from './bookingSteps'
import { visit } from './ownersSite'

test.use(ONE_PHONE)

test('from a question to a visit, moved and canceled, in the calendar of Deskbell', { tag: '@phone' }, async ({
  page,
  owner,
  request,
  otherOrigin,
  baseURL,
}) => {
  await opened(request, owner.businessId, owner.headers)
  await visit(page, otherOrigin, baseURL, { attributes: { 'business-id': owner.businessId } })
  const statuses = async () => {
    const list = await request.get(`/api/businesses/${owner.businessId}/bookings`, { headers: owner.headers })
    return z
      .array(z.object({ status: z.string() }))
      .parse(await list.json())
      .map(({ status }) => status)
  }
  await journey(page, { request }, async (step) => {
    await expect.poll(statuses).toEqual([step === 'canceled' ? 'canceled' : 'confirmed'])
  })
})
