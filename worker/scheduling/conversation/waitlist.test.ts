import { expect, test } from 'vitest'
import type { Language } from '../../../contract/languages'
import { hitsIn } from './heard'
import { waitlistSpan } from './waitlistSpan'

test.each<[Language, string]>([
  ['en', 'Can you put me on the waitlist?'],
  ['en', 'let me know if something opens up'],
  ['es', '¿Me puede apuntar en la lista de espera?'],
  ['fr', 'Pouvez-vous me mettre sur la liste d’attente ?'],
  ['fr', 'prévenez-moi si un créneau se libère'],
  ['de', 'Setzen Sie mich bitte auf die Warteliste'],
  ['de', 'Sagen Sie Bescheid, falls etwas frei wird'],
  ['it', 'Mi può mettere in lista d’attesa?'],
  ['pt', 'Pode me colocar na lista de espera?'],
  ['pl', 'Proszę wpisać mnie na listę oczekujących'],
  ['pl', 'Dajcie znać, gdy coś się zwolni'],
  ['vi', 'Cho tôi vào danh sách chờ nhé'],
  ['zh', '请把我加入候补名单'],
  ['zh', '有空位时通知我'],
  ['ar', 'أضفني إلى قائمة الانتظار من فضلك'],
])('in %s "%s" asks for the waiting list', (language, text) => {
  expect(hitsIn(text, language).map(({ list }) => list)).toContain('waits')
})

const dayOf = (from: string, to: string | null) => [{ from, to }]

test('what is waited for is the days and the part of the day that were wished for', () => {
  const day = dayOf('2026-12-01', '2026-12-01')
  const span = { from: '2026-12-01', to: '2026-12-01' }
  const wish = (from: number, to: number, days = day) => ({ spans: [{ days, times: [{ from, to }] }] })
  expect(waitlistSpan(wish(720, 1080))).toEqual({ ...span, times: { from: '12:00', to: '18:00' } })
  expect(waitlistSpan(wish(840, 840))).toEqual({ ...span, times: { from: '13:00', to: '15:00' } })
  expect(waitlistSpan(wish(0, 1440))).toEqual(span)
  expect(waitlistSpan(wish(0, 1440, dayOf('2026-12-01', null)))).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})
