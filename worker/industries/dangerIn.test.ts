import { describe, expect, test } from 'vitest'
import { BUSINESS_TYPES, type BusinessType } from '../../contract/businessTypes'
import { LANGUAGES } from '../../contract/languages'
import { dangerIn, showsSign } from './dangerIn'
import { dangerReply } from './dangerReply'
import { INDUSTRIES } from './industries'
import { EVERYWHERE, URGENT_WORDS } from './urgentWords'

describe('signs of danger', () => {
  test.each<[BusinessType, string, string]>([
    ['plumbing', 'i smell gas near my stove', 'gas'],
    ['plumbing', 'theres a strong gas smell next to my water heater', 'gas'],
    ['plumbing', 'i smel gass in the kitchen', 'gas'],
    ['plumbing', 'my basement smells like rotten eggs', 'gas'],
    ['plumbing', 'can you come i smell gas', 'gas'],
    ['plumbing', 'i smell something funny near the stove', 'gas'],
    ['plumbing', 'my kitchen smells like gas, how much do you charge to come out', 'gas'],
    ['plumbing', 'a pipe burst and there is water everywhere', 'water'],
    ['plumbing', 'HELP basement flooding', 'water'],
    ['plumbing', 'water is pouring through my ceiling right now', 'water'],
    ['hvac', 'my carbon monoxide detector keeps beeping', 'carbon-monoxide'],
    ['hvac', 'it smells like rotten eggs in the basement', 'gas'],
    ['electrical', 'the outlet in my kitchen is sparking', 'electric'],
    ['electrical', 'the breaker box is smoking', 'electric'],
    ['electrical', 'i got shocked by the dryer', 'electric'],
    ['dental', 'my son knocked out his front tooth', 'dental'],
    ['dental', 'my face is swollen and it hurts', 'dental'],
    ['medical', 'i have chest pain right now', 'body'],
    ['legal', 'he is threatening to kill me and has a gun', 'violence'],
    ['legal', 'my brother got arrested tonight', 'arrest'],
    ['roofing', 'a tree fell on my roof', 'roof'],
    ['landscaping', 'there is a downed power line in my yard', 'electric'],
    ['automotive', 'smoke is coming from under the hood', 'car'],
    ['automotive', 'my brakes failed this morning', 'car'],
    ['automotive', 'car died on the highway im on the shoulder of 295', 'car'],
    ['spa', 'my friend is having a seizure', 'body'],
    ['salon', 'i want to die', 'self-harm'],
    ['fitness', 'someone passed out and is not breathing', 'body'],
    ['real_estate', 'there is a fire, the house is on fire', 'fire'],
    ['accounting', 'i owe so much that i want to end my life', 'self-harm'],
    ['consulting', 'i cant breathe', 'body'],
    ['other', 'he is choking', 'body'],
    ['other', 'door is hanging by one cable and my kids play under it', 'hanging'],
    ['landscaping', 'a big limb is about to fall on the porch', 'hanging'],
    ['legal', 'i got served yesterday, how many days do i have', 'served'],
    ['plumbing', 'my dog collapsed and isnt moving', 'pet'],
    ['other', 'hi my dog ate chocolate an hour ago', 'pet'],
    ['salon', 'my cat swallowed one of my advil', 'pet'],
    ['other', 'mi perro comio uvas que hago', 'pet'],
    ['other', 'mi perro no puede respirar', 'pet'],
    ['other', 'my dog bit me and it wont stop bleeding', 'body'],
    ['plumbing', 'huele muchisimo a gas en la cocina', 'gas'],
    ['plumbing', 'ca sent le gaz dans l appart', 'gas'],
    ['plumbing', 'es riecht nach gas im treppenhaus', 'gas'],
    ['plumbing', 'sento puzza di gas in casa', 'gas'],
    ['plumbing', 'cheiro de gas muito forte aqui', 'gas'],
    ['plumbing', 'czuc gaz w calym mieszkaniu', 'gas'],
    ['plumbing', 'nha em mui gas nong nac qua', 'gas'],
    ['plumbing', '家里一股很重的煤气味', 'gas'],
    ['plumbing', 'ريحة غاز قوية في البيت', 'gas'],
    ['plumbing', 'wasserrohrbruch!! alles steht unter wasser', 'water'],
    ['electrical', '插座冒火花了', 'electric'],
    ['electrical', 'están saliendo chispas del enchufe', 'electric'],
    ['medical', 'mi papa no puede respirar bien', 'body'],
    ['medical', 'ma mere a une douleur dans la poitrine', 'body'],
    ['medical', 'both legs are numb and i cant feel when i pee', 'body'],
    ['spa', 'i lost control of my bladder after the fall', 'body'],
    ['medical', 'it goes down the left leg now. should i go to the er', 'body'],
    ['medical', 'no siento las piernas desde ayer', 'body'],
    ['other', 'my baby is locked in the car its hot', 'hot-car'],
    ['automotive', 'locked my keys in the car and the dog is in there', 'hot-car'],
    ['other', 'mi bebe quedó encerrado en el carro', 'hot-car'],
    ['legal', 'ICE took my husband this morning', 'arrest'],
    ['legal', 'a mi primo lo agarraron anoche', 'arrest'],
    ['dental', 'me duele mucho una muela, me pueden ver hoy', 'dental'],
    ['dental', 'meinem sohn ist grad ein zahn ausgeschlagen worden', 'dental'],
    ['medical', 'can i give my rabbit a child aspirin', 'medicine'],
    ['dental', 'is it ok to take advil and tylenol together', 'medicine'],
    ['spa', 'my son has a fever, how much motrin can i give him', 'medicine'],
    ['other', 'should i double her dose tonight', 'medicine'],
    ['medical', 'what can i give him for the pain', 'medicine'],
    ['fitness', 'puedo tomar ibuprofeno antes de la clase', 'medicine'],
    ['other', 'darf mein hund ibuprofen nehmen', 'medicine'],
    ['medical', 'est ce que je peux donner du doliprane à mon chat', 'medicine'],
    ['salon', '我能吃布洛芬吗', 'medicine'],
    ['medical', 'he took too many pills', 'body'],
  ])('%s: %s', (type, text, sign) => expect(dangerIn(text, type)).toBe(sign))

  test.each<[BusinessType, string]>([
    ['other', 'my dog has seizures is that ok'],
    ['other', 'do you have shampoo for a chocolate lab puppy'],
    ['other', 'can cats have grapes'],
    ['other', 'my dog ate already, can i drop him off now'],
    ['landscaping', 'can you hang a gate'],
    ['landscaping', 'a branch hangs over my driveway, how much to cut it'],
    ['legal', 'what areas are served'],
    ['medical', 'do you help with numbness in my legs'],
    ['medical', 'my arm tingles when i sleep'],
    ['plumbing', 'the toilet is clogged and the kids cant use it'],
    ['other', 'my kid lost the car key, how much is a new one'],
    ['legal', 'no nobody is detained!! just a normal talk with the lawyer'],
    ['legal', 'he was not arrested, it was a ticket'],
    ['legal', 'nadie está detenido, es solo una consulta'],
    ['plumbing', 'do you run gas lines'],
    ['plumbing', 'do you repair gas leaks'],
    ['plumbing', 'how do I prevent a burst pipe'],
    ['plumbing', 'how much to install a gas leak detector'],
    ['plumbing', 'do you fix burst pipes'],
    ['plumbing', 'gas water heater installation'],
    ['plumbing', 'why does my kitchen sink smell like rotten eggs'],
    ['plumbing', '你们修煤气泄漏吗'],
    ['plumbing', 'reparieren sie rohrbrüche'],
    ['hvac', 'gas fireplace installation'],
    ['hvac', 'how much is a carbon monoxide detector'],
    ['electrical', 'can you add an outlet in the garage'],
    ['electrical', 'do i need a permit for a panel upgrade'],
    ['dental', 'how much is a crown'],
    ['dental', 'do you see kids'],
    ['dental', 'bleeding gums when i floss'],
    ['medical', 'do you treat migraines'],
    ['legal', 'do you handle divorce'],
    ['legal', 'i got a dui last year in another state'],
    ['roofing', 'how much is a new roof'],
    ['landscaping', 'can you remove a tree'],
    ['automotive', 'how much are new brakes'],
    ['automotive', 'my brakes squeal in the morning'],
    ['automotive', 'do i get gas mileage tips'],
    ['spa', 'is there a fireplace in the lounge'],
    ['salon', 'do you do balayage'],
    ['salon', 'are you cooking dinner'],
    ['fitness', 'do you have a cpr class for choking'],
    ['real_estate', 'does the house have a fire pit'],
    ['accounting', 'i have an irs letter'],
    ['consulting', 'what do you charge'],
    ['other', 'are you open on sunday'],
    ['hvac', 'thợ có bằng cấp không'],
    ['medical', 'do you sell flea medicine'],
    ['medical', 'what does she take for a house call'],
    ['salon', 'how much and how long does it take'],
    ['medical', 'how much do you charge for pain medicine'],
    ['dental', 'can i have a refill of my antibiotics'],
    ['other', 'can i double my order'],
    ['automotive', 'can you take my brakes apart today'],
    ['accounting', 'can i take a deduction for medicine costs'],
  ])('none for %s: %s', (type, text) => expect(dangerIn(text, type)).toBeUndefined())

  test('every sign speaks all languages and every trade names signs that there are', () => {
    for (const { reply, together, next } of URGENT_WORDS.values())
      for (const language of LANGUAGES) {
        expect(together[language]?.length).toBeGreaterThan(0)
        expect(reply[language].join(' ').length).toBeLessThan(330)
        if (next === 'nothing') expect(reply[language].join()).toContain('{emergency}')
      }
    for (const type of BUSINESS_TYPES)
      for (const sign of [...INDUSTRIES[type].urgentWords, ...EVERYWHERE]) expect(URGENT_WORDS.has(sign)).toBe(true)
  })

  test('the reply names the country’s number, and the business’s only where it helps with that', () => {
    const where = { language: 'en', country: 'GB', phone: '020 7946 0321' } as const
    expect(dangerReply('gas', { ...where, type: 'plumbing' })).toEqual({
      content: expect.stringMatching(/call 999 .*020 7946 0321/),
      next: 'details',
    })
    const elsewhere = dangerReply('gas', { ...where, type: 'salon' })
    expect(elsewhere?.content).not.toContain('020')
    expect(elsewhere?.next).toBe('nothing')
    expect(dangerReply('gas', { type: 'plumbing', language: 'de', country: 'DE' })?.content).not.toContain('{')
  })
})

test('where animals are cared for, one that isn’t named is an animal', () => {
  const text = 'hes bleeding a lot from the nail'
  expect(dangerIn(text, 'other', 'Dog grooming, nail trims')).toBe('pet')
  expect(dangerIn(text, 'other', 'Manicures')).toBe('body')
  expect(dangerIn('my son is bleeding a lot', 'other', 'Dog grooming')).toBe('body')
})

test('a death is heard of, a battery’s isn’t', () => {
  expect(showsSign('my brother died two weeks ago', 'loss')).toBe(true)
  expect(showsSign('meine mutter ist letzte woche gestorben', 'loss')).toBe(true)
  expect(showsSign('my battery died', 'loss')).toBe(false)
})
