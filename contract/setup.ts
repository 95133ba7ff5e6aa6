import * as z from 'zod/mini'
import { email } from './text'

/** From a website to a chat on it, in this order. */
export const SETUP_STEPS = ['website', 'findings', 'questions', 'install', 'done'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

/** What of a site's looks becomes the business's, if its owner likes it. */
export const LOOKS_FOUND = ['name', 'color', 'logo'] as const
export type LookFound = (typeof LOOKS_FOUND)[number]

/** How many questions of its trade's visitors an owner is shown. */
export const SETUP_QUESTIONS = 5

const progress = {
  step: z.enum(SETUP_STEPS, 'Please name the step'),
  /** The questions that the owner has decided on, by their place. */
  checked: z
    .array(z.int('Please give the question’s place').check(z.minimum(0), z.maximum(SETUP_QUESTIONS - 1)))
    .check(z.maxLength(SETUP_QUESTIONS, `There are ${SETUP_QUESTIONS} questions`)),
  /** What of the site's looks the owner has decided on. */
  lookChecked: z.optional(
    z
      .array(z.enum(LOOKS_FOUND, 'Please name what was found'))
      .check(z.maxLength(LOOKS_FOUND.length, 'There are three')),
  ),
}

export const setupProgress = z.object(progress)
export type SetupProgress = z.infer<typeof setupProgress>
export const NO_PROGRESS: SetupProgress = { step: 'website', checked: [] }

/** `questions`: what visitors of this trade ask most. `isStarted`: whether the owner has taken a step yet. */
export const setup = z.object({ ...progress, questions: z.array(z.string()), isStarted: z.boolean() })
export type Setup = z.infer<typeof setup>

export const webPersonRequest = z.object({ email })
