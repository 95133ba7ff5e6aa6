import { expect, test } from 'vitest'
import { isPublicIp, judgeAddress, judgeUrl } from './publicAddress'

const noName = () => Promise.reject(new Error('A name server was asked'))

test.each([
  'http://127.0.0.1/',
  'http://example.com:22/',
  'https://example.com:6379/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://0x7f.0.0.1/',
  'http://127.0.0.1./',
  'http://0/',
  'http://0.0.0.0/',
  'http://10.0.0.8/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/',
  'http://100.64.0.1/',
  'http://192.0.0.8/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::ffff:169.254.169.254]/',
  'http://[0:0:0:0:0:ffff:10.0.0.1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2002:c0a8:101::1]/',
  'http://[fc00::1]/',
  'http://[fd12:3456::1]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
  'http://[2001:db8::1]/',
  'http://[2001::1]/',
  'http://localhost/',
  'http://LOCALHOST:8787/',
  'http://shop.localhost/',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'http://router/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'http://user:secret@shop.example.com/',
  'ftp://shop.example.com/',
  'file:///etc/passwd',
])('%s is not called', async (address) => {
  expect((await judgeAddress(new URL(address), noName)).mayBeCalled).toBe(false)
})

test.each([
  'https://8.8.8.8/',
  'https://example.com:8443/',
  'http://172.32.0.1/',
  'http://192.169.0.1/',
  'http://100.128.0.1/',
  'http://[2606:4700::6810:84e5]/',
  'http://[::ffff:8.8.8.8]/',
  'https://localhost.com/',
  'https://internal-medicine.com/',
])('%s is called', (address) => {
  expect(judgeUrl(new URL(address)).mayBeCalled).toBe(true)
})

test('a name is as public as every address behind it', async () => {
  const judge = async (addresses: string[]) => judgeAddress(new URL('https://shop.com/'), async () => addresses)
  expect(await judge(['93.184.216.34', '2606:2800:220:1::1'])).toEqual({ mayBeCalled: true })
  for (const address of ['127.0.0.1', '10.1.2.3', '::1', 'fd00::1', '::ffff:192.168.0.1', 'fe80::1%eth0']) {
    expect((await judge(['93.184.216.34', address])).mayBeCalled).toBe(false)
  }
  expect(await judge([])).toEqual({ mayBeCalled: false, why: 'we couldn’t find that site' })
  expect(isPublicIp('no address')).toBe(false)
})
