import { expect, it } from 'vitest'
import { conversation } from '../speak/withoutModel/_test/business'

it('what is said to be added to the message is added to it', async () => {
  const ask = conversation()
  await ask('ann, 845 555 0161, my longcase clock stopped')
  const { content, state } = await ask('comtoise, about 1880')
  expect(content).toMatch(/added that to your message/)
  expect(state.details.need).toContain('comtoise, about 1880')
})
