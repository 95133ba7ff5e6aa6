import { stem } from '../language/stem'
import type { Clause } from './clauses'
import { isIn } from './content'
import { normal } from './normal'
import { GENTLE } from './wordLists'

/** What a front desk says without claiming anything: thanks, offers to pass a question on, "I don't know". */
const TALK = new Set(
  `hear hope soon shortly back touch else let know name pass along reply connect certain confirm moment sure able unable
   afraid don't specific exact exactly current currently specifics right reach further assist reaching wonder wondering interested
   interest help looking request feel hesitate free welcome up more any anything someone something everything? thing things
   would could today here now first last email phone number contact form below above possible later discuss speak talk chat
   message promise guarantee mind time times enjoy day evening weekend dear appreciate patience understand apologize apology trouble inconvenience
   confusion concern regarding regard available directly check checking personal person human member staff manager owner verify double`
    .split(/\s+/)
    .flatMap((word) => [word, stem(word)]),
)

const I_CAN = `(?:i(?:'d| would| am|'m)? ?(?:be )?(?:happy|glad|able) to|happy to|glad to|i can|i could|i'll|i will|let me|we can|we'll|we will|shall i|should i|can i|may i|could i|would you like me to|would you like us to|do you want me to|want me to|if you(?:'d)? like,? (?:i|we) can)`
const SOMEONE = `(?:someone(?: from (?:the|our) (?:team|office|staff))?|somebody|the team|our team|the office|our staff|a (?:team )?member(?: of (?:the|our) (?:team|staff))?|they|we|i|a person|the owner|one of us)`
const TELL_YOU = String.raw`(?:get back to|call|contact|reach out to|follow up with|be in touch with|get in touch with|reply to|write to|let) you\b`
const YOUR_DATA = `(?:your|their) (?:name|details|contact|email|e-mail|number|phone|information|info|question|message|request)`

const FORMS = [
  `^(?:hi|hello|hey|good (?:morning|afternoon|evening)|welcome)(?: there| again| and welcome)?$`,
  `^(?:thanks|thank you)(?: so much| very much| a lot| again)?(?: for (?:asking|reaching out|your (?:message|question|interest|patience)|getting in touch|contacting us|writing|stopping by|letting (?:me|us) know|checking(?: in)?|visiting|chatting))?$`,
  `^(?:that is|that's|what) a? ?(?:great|good) question$|^(?:great|good|nice) (?:question|choice|to hear from you|to hear that)$|^got it$|^i (?:see|understand)$|^of course$|^no (?:problem|worries)$|^you're (?:very |most )?welcome$|^my pleasure$|^sure$`,
  `^(?:i'm|i am|we're|we are)? ?(?:so |very |really |truly )?sorry(?: to hear (?:that|this|about (?:that|this|it))| about that| for (?:the|any) (?:trouble|inconvenience|wait|confusion|delay))?$|^my apologies$|^i apologize(?: for (?:the|any) .*)?$|^unfortunately$`,
  `^(?:i'd|i would|i'm|i am|we're|we are|we'd|we would)?(?: be)?(?: more than)? ?(?:happy|glad|pleased) to (?:help|assist|answer (?:it|any (?:other )?questions|your questions?))(?: you)?(?: further| out| with (?:any|your) (?:other )?questions?)?$`,
  String.raw`^${I_CAN} (?:take|note|get|collect|have)(?: down)? ${YOUR_DATA}\b`,
  String.raw`^${I_CAN} (?:pass|send|forward|bring|take|put) (?:it|this|that|them|the question|you|${YOUR_DATA})\b`,
  String.raw`^${I_CAN} (?:ask|check with|check|find out|find that out|look into it|confirm|verify|double check|connect you|put you|have (?:someone|the team|our team|them)|get (?:someone|the team))\b`,
  `^(?:and |so (?:that )?)?${SOMEONE} (?:will|'ll|can|would|could|should)?(?:'ll)? ?(?:then |also )?${TELL_YOU}`,
  String.raw`^(?:would|do) you (?:like|want|prefer) (?:me |us )?to (?:leave|share|book|schedule|pick|choose|set up|request|get|speak|talk|know|send|hear|see|go ahead|make)\b.*$`,
  String.raw`^(?:please |just |kindly |simply )*(?:call|contact|email|reach|ask|book|(?:leave|send|share|give|provide|drop) (?:us|me|your|a|more|them)|(?:let|tell) (?:me|us)|(?:visit|check|see) (?:our|us|the|with|back)|feel welcome|fill|get in touch)\b`,
  String.raw`^(?:you can|you could|you may|you might want to|feel welcome to|you're (?:always )?welcome to|you are welcome to|(?:i|we)(?:'d| would)? (?:recommend|suggest)(?: that)?(?: you)?|it(?:'s| is| would be) best to|the best (?:way|thing) (?:to do )?is to|to be sure)(?: also| always| either| just)* ?(?:calling|contacting|call|contact|reach|email|text|ask|leave (?:your|us|me|a)|visit|message|find|see|request|write|check|get|share|speak|talk)?\b`,
  String.raw`^if (?:you|that|this|it)(?:'d|'ve| would)? ?(?:like|have|need|want|prefer|leave|share|give|tell|let|could|can|is|helps|works)\b`,
  `^(?:is there|do you have|was there|are there|can i help(?: you)? with) (?:anything|something|any) (?:else|other|more)?.*$`,
  String.raw`^(?:how|what) (?:can|may|could|else can|would|do|did|will|kind|sort|type|service|time|day|is your|are you|else|should)\b.*$`,
  String.raw`^(?:which|when|where|who|are you|is (?:it|this|that)|did you|have you|do you|could you|can you|would you|will you|could i|may i|can i)\b.*\?$`,
  `^(?:i|we) hope (?:this|that|it) helps$|^have a (?:great|good|nice|lovely) (?:day|evening|weekend|one)$|^(?:i|we)(?: look|'re looking| are looking)? ?(?:look )?forward to (?:hearing from|seeing|helping) you$|^take care$`,
]
const SPEECH = new RegExp(FORMS.join('|'))

/** "I don't know" in its many forms: of what isn't known, nothing is claimed. */
const KNOWS_NOT =
  /\b(?:i|we)(?:'m| am|'re| are)? (?:\w+ )?(?:not (?:\w+ )?(?:sure|certain|able to (?:say|confirm|answer|give|provide|find|quote|promise|tell|help))|unable to (?:say|confirm|answer|give|provide|find|quote|promise|tell|help)|afraid (?:i|we) (?:don't|do not|can't|cannot))\b|\bi (?:do not|don't|can't|cannot|can not|couldn't|could not|am not|wouldn't|would not) (?:\w+ )?(?:have|know|see|say|confirm|find|tell|promise|predict|guarantee|answer|give|quote|provide|want|be|help|speak|share|make|discuss|diagnose|advise|guess)\b|\b(?:that|this|it|the (?:price|cost|answer|information|detail)s?)(?: information| detail)?(?:'s| is|'re| are)? ?(?:not|n't) (?:listed|mentioned|something i|in (?:what|the)|specified|included in what|on the list|available to me|stated|published)\b|\b(?:isn't|aren't|is not|are not) (?:listed|mentioned|specified|stated|published|something i (?:have|know|can))\b|\bno (?:information|details?|mention|prices?|record)\b(?: \w+)* (?:here|about|on|for|listed)\b|\b(?:we|i) (?:don't|do not) (?:\w+ )?have (?:\w+ )?(?:that|this|any|the|a) ?(?:\w+ )?(?:information|details?|prices?|answer|info|figure|number)\b/

export const saysUnknown = (sentence: string): boolean => KNOWS_NOT.test(normal(sentence))

export const isQuestion = (text: string): boolean => /\?["')\]]*$/.test(text.trim())

/** Never only talked about: whoever names it in an offer says that it exists. */
const WEIGHTY =
  /guarante|warrant|discount|certif|licen|insur|best|cheap|refund|lifetime|risk|safe|painless|deal|special|coupon|promotion|emergenc|award|expert|bonded|approv|qualif|always|never|every|youhave|youneed|youcan|youmust|youare|soundslike|itisjust|yourappointmentis|comewith|include/

/** Somebody who comes, a booking that stands, money that can wait: promises, however softly they are spoken. */
const PROMISES =
  /\b(?:someone|somebody|anyone|we|they|i|us|person|team|staff|technician|them)\b.*\b(?:come|coming|out|over|to your)\b(?! to (?:the|our|us))|\b(?:send|get) (?:someone|somebody|anyone|them|us|(?:a|the|our) (?:person|team|staff|technician|member))\b(?! (?:to (?:call|contact|reach|reply|answer|get back|follow|help|assist|confirm)|who))|\b(?:confirm|note|see|find|made?) (?:your|the) (?:appointment|booking|visit)\b|\bpay\b/
const isPromise = (line: string): boolean =>
  PROMISES.test(line.replace(/\breach(?:ing)? out\b|\bfill out\b|\bfind out\b/g, ' '))
/** "Would you like to …", "can I …": whoever asks so offers it. */
const OFFERS =
  /\b(?:would you like|do you want|want (?:me|us)|shall (?:i|we)|should (?:i|we)|can (?:i|we)|may (?:i|we)|when would you)\b(?!.*\b(?:ask|check|find out|confirm|look into|pass)\b)/

type Known = {
  vocabulary: ReadonlySet<string>
  /** Of the vocabulary, what isn't only named to deny it. */
  affirmed: ReadonlySet<string>
  asked: ReadonlySet<string>
  askedMarks: readonly string[]
}

/** Whether a sentence, or a part of one, only talks. `line` is normal text without its end mark. */
export const isTalk = (clause: Clause, line: string, { vocabulary, affirmed, asked, askedMarks }: Known): boolean => {
  const bare = line
    .replace(/[.!?]+["')\]]*$/, '')
    .replace(/,/g, '')
    .trim()
  const knowsNot = KNOWS_NOT.test(bare)
  if (!knowsNot && !SPEECH.test(bare) && !SPEECH.test(line)) return false
  const asks = isQuestion(line)
  if (!knowsNot && !asks && isPromise(bare)) return false
  const isHarmless = clause.marks.every(
    (mark) =>
      ((knowsNot || asks) && /^(?:open:|when:now)$/.test(mark)) ||
      (knowsNot && /^(?:number|day|when|lasts|percent|free):?/.test(mark) && askedMarks.includes(mark)),
  )
  if (!isHarmless) return false
  const mayName = (word: string) =>
    !WEIGHTY.test(word)
      ? knowsNot
        ? isIn(vocabulary, word) || isIn(asked, word)
        : asks && (isIn(affirmed, word) || (isIn(asked, word) && !isIn(vocabulary, word) && !OFFERS.test(line)))
      : knowsNot && isIn(asked, word)
  return clause.words.every(
    (word) => GENTLE.has(word) || (TALK.has(word) && (!WEIGHTY.test(word) || knowsNot)) || mayName(word),
  )
}
