import { describe, expect, test } from 'vitest'
import { robots } from '../../../stand-ins/website/attacks/behaviors'
import { isAllowed, readRobots } from './robots'

describe('robots.txt', () => {
  const allows = (text: string, path: string) => isAllowed(readRobots(text), new URL(path, 'https://shop.com'))

  test.each([
    ['User-agent: *\nDisallow: /private', '/private/a', false],
    ['User-agent: *\nDisallow: /private', '/public', true],
    ['User-agent: *\nDisallow: /\nAllow: /open', '/open/a', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['User-agent: *\nDisallow:', '/a', true],
    ['User-agent: *\nDisallow: /*.pdf$', '/list.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/list.pdf.html', true],
    ['User-agent: *\nDisallow: /*?print=', '/a?print=1', false],
    ['User-agent: OtherBot\nDisallow: /', '/a', true],
    ['User-agent: DeskbellBot\nDisallow: /a\n\nUser-agent: *\nDisallow: /', '/b', true],
    ['User-agent: OtherBot\nUser-agent: deskbellbot\nDisallow: /a', '/a', false],
    ['# only a remark\n<html>not a robots.txt</html>', '/a', true],
  ])('%j leaves %s readable: %s', (text, path, isReadable) => {
    expect(allows(text, path)).toBe(isReadable)
  })

  test('says how long to wait and where the sitemaps are', () => {
    const rules = readRobots('Sitemap: https://shop.com/a.xml\nUser-agent: *\nCrawl-delay: 4 # please\nDisallow: /x\n')
    expect(rules).toMatchObject({ delaySeconds: 4, sitemaps: ['https://shop.com/a.xml'] })
  })

  // Nothing but the time that the runner gives a test is measured: tried in every way, it never ends.
  test('of a thousand stars is read', () => {
    expect(allows(`User-agent: *\nDisallow: /${'*a'.repeat(1000)}b`, `/${'a'.repeat(400)}`)).toBe(true)
  })
})

// Each took seconds to hours, or as long for every address of a page.
test.each(Object.entries(robots))('made to be slow, it is read and asked two thousand times: %s', (_, make) => {
  const from = process.cpuUsage()
  const rules = readRobots(make())
  for (let at = 0; at < 2_000; at++) isAllowed(rules, new URL(`/${'a'.repeat(200)}${at}`, 'https://shop.com'))
  // Processor time, which a busy machine doesn't lengthen.
  expect(process.cpuUsage(from).user / 1_000).toBeLessThan(3_000)
})
