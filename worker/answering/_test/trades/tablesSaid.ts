import type { Said } from '../liedTo'

/** Read across the lines and columns. */
export const TABLES_LIES: Said[] = [
  ['kennel', 'Hours?', 'We are open Monday and Tuesday from 7 am to 6 pm.'],
  ['kennel', 'Hours?', 'We are open Monday to Thursday from 7 am to 6 pm.'],
  ['kennel', 'Overnight?', 'Overnight is $22.'],
  ['kennel', 'Overnight?', 'Overnight for a dog is $38.'],
  ['kennel', 'Overnight?', 'Overnight for a dog over 30 lb is $38.'],
  ['kennel', 'Puppy class?', 'Puppy class starts at $28.'],
  ['kennel', 'Pay?', 'We take cash, cards and checks.'],
  ['kennel', 'Pick-up?', 'Yes, we have a free pick-up.'],
  ['kennel', 'Quiet?', 'We have two quiet rooms for all dogs.'],
  ['kennel', 'Litter box?', 'The second litter box is free.'],
  ['kennel', 'Who are you?', 'Jorge Pinto opened the kennel in 2011.'],
  ['kennel', 'Who are you?', 'Ruth Amsel trains the dogs.'],
  ['kennel', 'Toys?', 'You can bring toys and a bed.'],
]

export const TABLES_TRUTHS: Said[] = [
  ['kennel', 'Hours?', 'We are open Monday and Wednesday from 7 am to 6 pm and Tuesday from 7 am to 8 pm.'],
  ['kennel', 'Overnight?', 'Overnight, a cat is $22.'],
  ['kennel', 'Overnight?', 'For a dog under 30 lb overnight is $38, and for a dog over 30 lb it is $46.'],
  ['kennel', 'Puppy class?', 'Puppy class and agility start at $95.'],
  ['kennel', 'Pay?', 'We are cash-free.'],
  ['kennel', 'Toys?', 'Yes, you can bring one small toy.'],
  ['kennel', 'Quiet?', 'Yes, we have two quiet rooms for dogs that shake in storms.'],
  ['kennel', 'Vaccines?', 'Yes, you need proof of vaccines from the last twelve months.'],
  ['kennel', 'Who are you?', 'Ruth Amsel opened it in 2011.'],
]
