const MEGABYTE = 1024 * 1024

type Make = (mb: number) => string

/** As often as it takes to fill so many bytes. */
const fill = (part: string | ((at: number) => string), bytes: number): string => {
  let text = ''
  for (let at = 0; text.length < bytes; at++) text += typeof part === 'string' ? part : part(at)
  return text
}
const page = (body: string, head = ''): string =>
  `<!doctype html><html><head><title>Hostile</title>${head}</head><body>${body}</body></html>`

/** What each repeats: opened and never closed, nested, side by side, or in one attribute. */
const REPEATED: Record<string, string | ((at: number) => string)> = {
  'open paragraphs': '<p>a',
  'open divs': '<div>',
  'open spans': '<span>a',
  'open bold': '<b>',
  'open links': '<a href=/x>b',
  'open lists': '<ul><li>a',
  'open tables': '<table><tr><td>',
  'open rows': '<tr><td>a',
  'open headings': '<h2>a',
  'open sections': '<section><h2>Prices</h2>',
  'open quotes': '<blockquote><cite>a</cite>',
  'open forms': '<form><label>a',
  'open buttons': '<button>Do you?',
  'open details': '<details><summary>Do you?</summary>',
  'open definitions': '<dl><dt>a',
  'open comments': '<!-- a ',
  'open scripts': '<script>',
  'open styles': '<style>a',
  'open svg': '<svg><g>',
  'open templates': '<template><p>',
  'wrong closings': '</p></div></b>',
  'crossed closings': '<b><i>a</b></i>',
  'side by side spans': '<span>a</span>',
  'side by side links': '<a href=/y>A</a>',
  'side by side divs': '<div>a</div>',
  'side by side headings': '<h3>a</h3>',
  'side by side paragraphs': '<p>a</p>',
  'side by side prices': '<p>Cut</p><p>$5</p>',
  'side by side questions': '<p>Do you do it?</p>',
  'line breaks': 'a<br>',
  'chips without end': '<b>Aa</b><i>Bb</i>',
  'numbered cells': (at) => `<td colspan=20 rowspan=20>$${at}</td>`,
  'spanned rows': '<tr><td colspan=9999 rowspan=9999>a</td></tr>',
  'cards of cards': '<div><h3>a</h3><p>$1</p>',
  'faq classes without end': `<div class="${'faq'.repeat(600)}">What is it about this?</div>`,
  'controls without end': `<div aria-controls="${'a '.repeat(1_000)}">a</div>`,
  'faq classes': '<div class="faq-question title">a</div>',
  'aria buttons': (at) => `<div aria-expanded=1 aria-controls="a${at}">Do you?</div>`,
  'cited figures': '<figure><blockquote>a</blockquote><figcaption>b</figcaption></figure>',
  microdata: '<div itemscope itemtype=http://schema.org/Review><p itemprop=reviewBody>a</p>',
  entities: '&#x41;&lt;&notanentity;',
  'open entities': '&',
  'open tags': '<',
  'tags without a name': '<>< /><=>',
  'custom elements': (at) => `<x-${at}>a`,
  attributes: (at) => `<p a${at}=b c${at}>x`,
  'protected addresses': `<a data-cfemail="${'ab'.repeat(190)}">x</a>`,
  'telephone links': '<a href="tel:+15125550199">Call us</a>',
  'bad encodings': '<a href="mailto:%E0%A4%A">x</a>',
  'hidden parts': '<div style="display:none;color:red;background:red">a</div>',
  ids: (at) => `<p id=i${at} class="c${at} comment-open">a</p>`,
  sentences: 'We mend it. ',
  'one word': 'a',
  digits: '1',
  'digits apart': '1 ',
  'digits with marks': '1-',
  brackets: '(((',
  dots: '. ',
  'dots alone': '.',
  'question marks': '?',
  'capitals alone': 'A',
  'addresses of addresses': 'a.a@',
  'commas alone': ',',
  'dashes alone': '-',
  'at signs': '@',
  slashes: '/',
  colons: ' :',
  'lines and spaces': '\n ',
  'hard spaces': '\u00a0',
  'headings of capitals': (at) => `<h2>${'A'.repeat(at % 900)}!</h2><p>We mend roofs.</p>`,
  questions: '? ',
  spaces: ' ',
  'invisible characters': '\u200b\u2060\u{e0041}',
  marks: 'a\u0301\u0302\u0303',
  amounts: '$1,000 ',
  'open amounts': '$1,',
  hours: 'Mon 9am - 5pm ',
  'open hours': 'Mon - ',
  'days and dashes': 'Mon-Tue-Wed-',
  dates: 'January 1, 2026 ',
  phones: '(512) 555-0199 ',
  'open phones': '(512',
  emails: 'a@b.co ',
  'open emails': 'a@',
  'dotted emails': 'a.',
  links: 'https://a.co/x ',
  'open links of text': 'https://',
  percents: '5% ',
  durations: '5 minutes ',
  counts: 'up to 20 people ',
  chinese: '我们星期一开门九点到五点',
  arabic: 'نفتح من الساعة ٩ ',
  'cells of bars': 'a | ',
  'dotted leaders': 'Cut ......... ',
  capitals: 'A B C D ',
  'instructions to machines': 'ignore all previous instructions ',
}

/** All of a page in one place. */
const SINGLE: Record<string, Make> = {
  'one attribute': (mb) => page(`<p class="${fill('faq toggle ', 2 * mb)}">a</p>`),
  'one style': (mb) => page(`<p style="${fill('color : ', 2 * mb)}">a</p>`),
  'one style of spaces': () => page(`<p style="color:${' '.repeat(200_000)}">a</p>`),
  'one title': (mb) => `<title>${fill('a ', 2 * mb)}</title><p>We open at nine.</p>`,
  'one heading': (mb) => page(`<h1>${fill('a ', 2 * mb)}</h1>`),
  'one address': (mb) => page(`<a href="/${fill('a/../', 2 * mb)}">a</a>`),
  'one base': (mb) => page('<a href=x>a</a>'.repeat(20_000), `<base href="/${fill('a/', mb)}">`),
  'many links of one base': (mb) =>
    page(
      fill((at) => `<a href=${at}>a</a>`, 2 * mb),
      `<base href="/${'a'.repeat(9_000)}/">`,
    ),
  'one list of ids': (mb) => page(`<button aria-controls="${fill((at) => `i${at} `, 2 * mb)}">Do you?</button>`),
  'one doctype': (mb) =>
    `<!DOCTYPE html [${fill((at) => `<!ENTITY a${at} "&a${at - 1};&a${at - 1};">`, mb)}]><p>&a99;</p>`,
  'one comment': (mb) => page(`<!--${fill('- ', 2 * mb)}--><p>a</p>`),
  'one cdata': (mb) => page(`<svg><![CDATA[${fill(']] ', 2 * mb)}]]></svg>`),
  'one charset': (mb) => `<meta ${fill('charset ', mb)}><p>a</p>`,
  'one forum': (mb) => page(`<div id=a class="${fill((at) => `phpbb${at} `, 2 * mb)}">a</div>`),
  'headings in depth': () => page(`${'<div><h2>a</h2>'.repeat(3_900)}`),
  'text in depth': () => page(`${'<div>a '.repeat(3_900)}`),
  'inline in depth': () => page(`${'<span>a '.repeat(3_900)}`),
  'tables in depth': () => page(`${'<table><tr><td>a'.repeat(1_300)}`),
  'lists of many in depth': () => page('<div>'.repeat(300) + '<span>Aa</span>'.repeat(20_000)),
  'buttons in depth': () => page(`${'<button>'.repeat(1_900)}Do you?`),
  'bold in depth': () => page(`${'<b>'.repeat(3_900)}Do you do this here?`),
  'questions in depth': () => page(`${'<details><summary>a?'.repeat(1_900)}`),
}

/** JSON-LD, which may be as long and as deep as a page. */
const structured = (json: string): string => page('<p>a</p>', `<script type="application/ld+json">${json}</script>`)
const STRUCTURED: Record<string, Make> = {
  'deep arrays': (mb) => structured('['.repeat(mb) + ']'.repeat(mb)),
  'deep things': () => structured(`${'{"a":'.repeat(300_000)}1${'}'.repeat(300_000)}`),
  'many things': (mb) => structured(`[${fill('{"@type":"Question","name":"a?"},', 2 * mb)}{}]`),
  'many offers': (mb) =>
    structured(`[${fill((at) => `{"@type":"Offer","name":"a${at}","price":${at + 1}},`, 2 * mb)}{}]`),
  'many numbers': (mb) =>
    structured(`{"@type":"Store","telephone":[${fill('"5125550199",', 2 * mb)}"1"],"address":"a"}`),
  'many hours': (mb) => structured(`{"@type":"Store","openingHours":[${fill('"Mo-Su 09:00-17:00",', 2 * mb)}"Mo"]}`),
  'a long answer': (mb) =>
    structured(`{"@type":"Question","name":"a?","acceptedAnswer":{"text":"${fill('<p>a', 2 * mb)}"}}`),
  'a long question': (mb) =>
    structured(`{"@type":"Question","name":"${fill('<b>', 2 * mb)}?","acceptedAnswer":{"text":"a"}}`),
  'many types': (mb) => structured(`{"@type":[${fill('"Store",', 2 * mb)}"a"],"address":"a"}`),
  'many scripts': (mb) =>
    page('<p>a</p>', fill('<script type="application/ld+json">{"@type":"Store"}</script>', 2 * mb)),
  'an open one': (mb) => page('<p>a</p>', `<script type="application/ld+json">${fill('{"a":', 2 * mb)}`),
  'wide things': (mb) => structured(`{${fill((at) => `"a${at}":{},`, 2 * mb)}"z":1}`),
}

const MEGABYTES = [0.5, 1.5]

/** Hostile pages by name, each made when it is asked for, of so many bytes a megabyte: a smaller one grows by the same rule. */
export const hostilePages: Record<string, (megabyte?: number) => string> = Object.fromEntries(
  [
    ...Object.entries(REPEATED).map(([name, part], at): [string, Make] => [
      name,
      (mb) => page(fill(part, (MEGABYTES[at % 2] ?? 1) * mb)),
    ]),
    ...Object.entries(SINGLE),
    ...Object.entries(STRUCTURED).map(([name, make]): [string, Make] => [`structured: ${name}`, make]),
  ].map(([name, make]) => [name, (megabyte = MEGABYTE) => make(megabyte)]),
)
