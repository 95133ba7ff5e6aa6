import type { Reading } from './readQuestion'

/** What sort of answer a question wants. */
export type Kind =
  | 'hours'
  | 'place'
  | 'area'
  | 'phone'
  | 'fax'
  | 'email'
  | 'contact'
  | 'price'
  | 'offer'
  | 'about'
  | 'page'
  | 'other'

const HOLIDAY =
  /\b(?:holidays?|thanksgiving|christmas|xmas|new years?|july 4th|easter|memorial day|labor day|fourth of july|4th of july|july 4|independence day|veterans day|mlk|presidents day|columbus day|juneteenth|good friday|boxing day|black friday|halloween)\b/
const YOU = String.raw`(?:you|you guys|you all|you there|the (?:\w+ )?(?:shop|store|office|clinic|salon|gym|studio|practice|place|spa|garage|desk|company|firm|location|branch|center|showroom|warehouse|yard|front desk|bakery|cafe|school|lobby)|your (?:\w+ )?(?:shop|store|office|clinic|salon|gym|studio|practice|place|spa|garage|doors?))`
const HOURS = [
  /\b(?:opening|business|office|operating|working|store|shop|regular|your|what|the|weekend|saturday|sunday|current|normal) hours\b|^hours\b|\bhours (?:of operation|please|today|on|for (?:today|tomorrow))\b|\bhours$|\bopening times?\b|\bhours are you\b/,
  new RegExp(
    String.raw`\b(?:what time|when|how late|how early|until when|till when|what days?) (?:do|does|are|is|will|can) ${YOU}(?: \w+){0,3} ?(?:open|close|closed|closing|shut|opening|start|finish|there|here|in|until|till|til)\b`,
  ),
  /\b(?:what time|when|how late|how early) (?:are|is|do|does) (?:you|it|they|the \w+)(?: guys| all)? (?:open|close|there|around|in|shut|start)\b/,
  /\bhow (?:late|early) (?:on|at) (?!you\b)\w+/,
  /\bhow (?:late|early) (?:(?:are|is|do|does|will) (?!i\b|we\b)|can (?:i|we|people|you)|could (?:i|we))/,
  /\b(?:are|is|will|you|guys|your \w+) (?:you |you guys |it |they |the \w+ |your \w+ |guys |all )?(?:still |also |ever |even |going to )?(?:be )?(?:open|closed)(?! (?:to|for|in #|a)\b)(?:\b|$)/,
  /^(?:so |and )?open(?:ed)? (?:on |at |late |now|early|today|tomorrow|this |over )?/,
  /\b(?:are|you|guys|is anyone|anyone) (?:guys )?(?:there|in|around|working|available in the office) (?:on |at |over )?(?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun|week)/,
  /\b(?:work|working|operate|see (?:people|patients|clients)) (?:on |at |over )?(?:the )?(?:weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/,
  /\b(?:closing|opening|close|closes|shut|shuts) (?:time|on|at)\b/,
  /\bwhat time\b.*\b(?:open|close|shut|closing)\b/,
]
/** "Open" and "hours" in another sense. */
const NOT_HOURS =
  /\bopen (?:and|or) close (?!on\b|at\b|there\b|today\b|tomorrow\b|\w+day\b)\w+|\bnumber of hours\b|\bminimum\b|\bin business\b|\bsince when\b|\bopenings\b|\b(?:an|any|next) opening\b|\bjob opening\b|\bopen (?:house|mind|wound|an?|my|the|up|gym|to|for (?:business|sale))\b|\bjob\b|\bhow many hours\b|\bper hour\b|\b24 hours? notice\b|\bclosed? (?:on|the) (?:a |my |our )?(?:deal|house|sale)\b|\bwhen (?:you are|i am) closed\b|\bafter you (?:are )?clos|\bhow (?:late|early) (?:can|could|may|do) i (?:cancel|pull|change|move|reschedule|book|pay|back|call off|sign|register|order|return)/

const PLACE = [
  /\b(?:your|the|shop|office|street|mailing|physical) (?:\w+ )?address\b|^(?:what is )?(?:the )?address\b|\baddress (?:is|please)\b|\bsend (?:me )?(?:the |your )?address\b/,
  /\bwhere (?:exactly |abouts? )?(?:is|are|can i find|do i (?:find|go|come)) (?:you|it|the (?:shop|office|store|place|salon|clinic|gym|studio|spa|garage|building|practice|firm)|your (?:\w+ )?(?:shop|office|store|place|salon|clinic|gym|studio|spa|garage|location|practice|firm)|this|everything)\b/,
  /\bwhere (?:you|you guys) (?:at|located|based)\b|\bwhereabouts\b|\bwhere (?:at )?exactly\b/,
  /\b(?:directions|your location|zip code|postcode|what street|what city|what town|cross streets?)\b|^location\b|\b(?:how do i|how to|how can i) (?:get there|get to (?:you|the)|find you)\b|\blocated\b/,
]
const AREA = [
  /\b(?:what|which) (?:\w+ )?(?:areas?|towns?|cities|zip codes?|counties|neighborhoods?|places|regions?|suburbs)\b/,
  /\b(?:service|coverage|your) areas?\b|\bareas? (?:do you|served|covered|you)\b|\bhow far (?:do|will|can|out|away)\b.*\b(?:you|travel|go|come|deliver|drive)\b|\bwhere do you (?:work|serve|travel|go|deliver|operate)\b/,
  /\b(?:come|coming|travel|drive|(?:do|can|will|would|could) you (?:\w+ )?go) (?:out |over |all the way |up |down )?(?:to|as far as) (?!you\b|your\b|the (?:shop|office|store|clinic|salon|appointment)|my (?:appointment|session)|see\b|do\b|fix\b|look\b|give\b|check\b|an?\b|us\b|court\b|me\b|know\b|school\b|bed\b)\w+/,
  /\b(?:do|can|will|would|could|are) you (?:\w+ )?(?:serve|cover|service|work in|working in|operate in|deliver to|install in|available in)(?:ing)? (?!me\b|my\b|the cost|it\b)\w+/,
  /\b(?:am i|is that|are we|i am|we are|i live|we live|located|is it) (?:\w+ ){0,6}(?:too far|in your area|within your|outside your|out of your)\b|\btoo far\b/,
]
const PHONE =
  /\b(?:phone|telephone|cell|contact|office|best|your|what|text|whatsapp) (?:number|line)\b|\bnumber (?:to|for|can|do|should|i can|please)\b|\bwhat (?:number|is the number)\b|^(?:phone|number|telephone)\b|\byour phone\b|\bcan i (?:call|phone|ring|text) (?:you|the|somewhere)?\b|\bwho (?:do|can|should) (?:i|we) (?:call|phone|ring)\b|\bhow (?:do|can|should) i (?:call|phone|ring) (?:you|the|in)\b|^(?:what is )?(?:the |your )?(?:phone|telephone)(?: number)?$/
const FAX = /\bfax\b/
const EMAIL =
  /(?<!\bif i )\be ?mail (?:address|you|is|for|please|them|the|addy)\b|\b(?:your|what is (?:the|your)|an|have|by|via|send|through) e ?mail\b|^e ?mail\b|\bemail$/
const CONTACT =
  /\bcontact (?:info|information|details|you)\b|\bhow (?:do|can|should|would) (?:i|we) (?:reach|contact|get (?:in touch|hold)|get a hold)\b|\bget in touch with you\b|\b(?:best|easiest) way to (?:reach|contact)\b|\breach you\b/

const PRICE =
  /\bhow much\b(?! (?:time|notice|longer|experience|later|earlier|warning|space|room|water|pain))|\bminimum\b(?! age)|\b(?:prices?|pricing|cost|costs|costing|rates?|fees?|expensive|cheap|cheapest|affordable|charges?|charged|charging|ballpark|dollars?|bucks|tuition)\b|\b(?:set|sets|setting) (?:me|us) back\b|\brun(?:s|ning)? (?:me|us)\b|\bwhat (?:does|do|would|will|is|are) (?:\w+ ){1,5}(?:run|runs|go for|come to|set me)\b|\bwhat is (?:\w+ ){1,5}run$|\bper (?:hour|month|visit|foot|yard|session|class|person)$|\bwhat is (?:that|it|this) (?:a|an|per|each) (?:day|night|week|month|hour|head|person|visit|session|go)\b|\bwhat (?:would|will|does|do) (?:it|that|this|they) (?:be|come to|run|go for) (?:for|to|a|per|altogether)\b|\bwhat (?:would|will|do|did|am) (?:i|we) (?:\w+ )?(?:pay|owe|paying)\b/
/** "Charge my car", "rate of interest", "cost of living": the words in another sense. */
const NOT_PRICE =
  /\b(?:in charge|free of charge card|charge my (?:car|phone|ev)|tesla charg|ev charg|car charg|charging station|charge station|criminal charge|facing charges|charged with|at any rate|first rate|rate (?:you|us)|rated|price match|match (?:\w+ ){1,3}prices?)\b/

const OFFER =
  /\b(?:do|can|could|will|would|did) (?:you|you guys|you all|they|he|she|your \w+|someone|i|we|it|people|patients|customers) (?:\w+ )?(?:do|doing|offer|have|provide|fix|repair|sell|install|handle|treat|carry|service|work on|work with|rent|make|build|clean|remove|replace|take|accept|help|teach|run|use|get|got|put|give|see|look|cut|cover|deal|specialize|represent|stock|serve|host|file|prepare|perform|check|pull|change|buy|bring)\b|\b(?:is|are) there\b|^(?:any|got|have|you do|you have|do|does)\b|\byou (?:guys )?(?:do|offer|have|sell|fix|take|accept|carry|provide|got)\b|\bis (?:that|this|it) something you\b|\b(?:do|can|could|will|would) you (?!tell|know|think|explain|say|remember)\w+|\bavailable\b|\boffered\b/

const any = (patterns: RegExp[], line: string) => patterns.some((pattern) => pattern.test(line))

export const asksOfHoliday = (line: string): boolean => HOLIDAY.test(line)

export const isHours = (line: string): boolean => !NOT_HOURS.test(line) && any(HOURS, line)
export const isPlace = (line: string): boolean => any(PLACE, line)
export const isArea = (line: string): boolean => any(AREA, line)
export const isPrice = (line: string): boolean => PRICE.test(line) && !NOT_PRICE.test(line)

/** The whole page, and nothing in particular on it. */
const PAGE =
  /^(?:\w+ ){0,4}?(?:what|tell|summarize|explain|describe|about)\b(?: \w+){0,4} (?:this|the|that) (?:web ?)?(?:page|site|website)(?: (?:all )?(?:about|for|say|saying|on))?$|^what (?:is|am i looking at)(?: this| here| on here)?(?: (?:all )?about)?$/

const kindOfLine = (line: string): Kind | undefined => {
  if (PAGE.test(line)) return 'page'
  if (isHours(line)) return 'hours'
  if (FAX.test(line)) return 'fax'
  if (isPrice(line)) return 'price'
  if (isArea(line)) return 'area'
  if (isPlace(line)) return 'place'
  if (EMAIL.test(line)) return 'email'
  if (PHONE.test(line)) return 'phone'
  if (CONTACT.test(line)) return 'contact'
  if (ABOUT.test(line)) return 'about'
  return undefined
}
const ABOUT =
  /\b(?:what (?:do|does|kind of \w+ do|sort of \w+ do|services|all do|exactly do) (?:you|you guys|they|this \w+|your \w+)(?: guys)? (?:do(?! (?:with|if|when|about|for|to|after|before)\b)|offer|provide|have|specialize in)|what services|list of services|your services|learn more|tell me (?:more )?about (?:you|your (?:business|company|services|shop))|what (?:is|are) (?:this|you|your (?:company|business|speciali?ties|specialty|services)) ?(?:place|company|about|all about|known for)?$|what (?:can|could) you (?:do|help)|what do you specialize)\b|^(?:learn more|services|more info|information|about you)$/

/** The asking clauses speak first: what they want decides, the story before them doesn't. */
export const kindOf = ({ clauses, line }: Reading): Kind => {
  const asking = clauses.filter((clause) => clause.asks)
  for (const clause of [...asking, ...clauses]) {
    const kind = kindOfLine(clause.line)
    if (kind !== undefined) return kind
  }
  const asked = (asking.at(-1) ?? clauses.at(-1))?.line ?? line
  const isOffer = !ASKS_MORE.test(asked) && (OFFER.test(line) || line.split(' ').length <= 4)
  return kindOfLine(line) ?? (isOffer ? 'offer' : 'other')
}
/** A plain "yes, we do" answers none of these, whatever verb comes later. */
const ASKS_MORE =
  /^(?:\w+ ){0,2}?(?:how|when|who|whose|why)\b|^(?:\w+ )?(?:do|should|must|did|am) i\b|^(?:\w+ )?(?:what|which) (?:is|are|was|does|if|happens|days?|times?|months?|(?:do|should|must|will|can) (?:i|we)|\w+ (?:are|is|do you (?:use|put)))\b/

const PAYING =
  /\bhow (?:do|would) you (?:\w+ ){0,2}(?:like|want|prefer|take) (?:to be paid|to get paid|payments?|me to pay|us to pay|your money)\b|\bhow (?:do|can|should|would|could|may|will) (?:i|we|people|customers) (?:\w+ )?pay\b(?! (?:less|off|over|in)\b)|\b(?:ways?|methods?|forms?|types?|kinds?) (?:of|to) pay(?:ment)?s?\b|\bpayment (?:methods?|options?|types?)\b/

/** What an answer must hold besides its subject. */
export type Wanted = 'harm' | 'method' | 'clock' | 'duration' | 'time' | 'person' | 'year' | 'count' | 'often' | 'age'

/** "Is gel bad for your nails", "does it hurt": what is good or bad for a body is answered by nothing else. */
const HARMS =
  /^(?:\w+ ){0,2}?(?:is|are|does|do|will|can|would)\b.*\b(?:bad for|harmful|unhealthy|(?:damage|ruin|hurt) (?:my|your|the)|hurts?|painful)\b/

export const wantedIn = (line: string): Wanted | undefined => {
  if (HARMS.test(line)) return 'harm'
  if (PAYING.test(line)) return 'method'
  if (/\bhow often\b|\bhow frequently\b|\bhow many times\b/.test(line)) return 'often'
  if (
    /\bhow long (?:have|has|been|in business|around)\b|\bsince when\b|\bhow many years\b|\bhow old is (?:the|your)\b|\bwhat year\b/.test(
      line,
    )
  )
    return 'year'
  if (
    /\bhow (?:long|soon|quick|quickly|fast|much notice|far (?:ahead|in advance))\b|\bhow many (?:minutes|hours|days|weeks|months)\b|\bhow much (?:time|notice)\b/.test(
      line,
    )
  )
    return 'duration'
  if (/\bwhen (?:was|were|did)\b.*\b(?:founded|established|started?|opened|open|built|begin|began|set up)\b/.test(line))
    return 'year'
  /* "Who are your tutors" asks what they are, not how they are called. */
  if (/\bwho are (?:the|your) \w+s\b(?<!owners|founders)$/.test(line)) return undefined
  if (
    /\bwhat is (?:the|your) \w+ (?:first |last |full )?name\b|\bname of (?:the|your) (?!company|business|shop|building|place|street|firm)\w+/.test(
      line,
    )
  )
    return 'person'
  /* "Who pulls the permit": you or we, and no name. */
  if (
    /\bwho (?:gets|pulls|pays|brings|buys|supplies|provides|handles|takes care|cleans|files|has to|needs to|should|is responsible|puts)\b/.test(
      line,
    )
  )
    return undefined
  if (
    /\bwhich (?:of your )?(?:barber|stylist|lawyer|attorney|doctor|dentist|therapist|technician|trainer|instructor|teacher|coach|groomer|hygienist|vet|agent|nurse|practitioner|esthetician|artist)s?\b|(?<!\b(?:\w+s|people|person|someone|somebody|anyone|anybody|one|guy|man|woman|child|son|daughter|dog|cat|friend) )who\b(?! (?:do|can|should|could|would) (?:i|we) (?:call|contact|ask|talk|speak|see|go|email|reach)\b)|\bname of the (?:owner|doctor|dentist|manager)\b/.test(
      line,
    )
  )
    return 'person'
  if (/\bwhat times?\b/.test(line)) return 'clock'
  if (/^when\b|\bwhat (?:day|month)s?\b|\bwhen (?:do|does|is|are|should|will|can)\b/.test(line)) return 'time'
  if (/\bhow (?:old|young) (?:is|are) (?!the\b|your\b|too\b)(?:dr |mr |mrs |ms )?\w+(?: \w+)?$/.test(line)) return 'age'
  if (/\bhow (?:many|big|large|old|young)\b|\b(?:oldest|youngest|maximum|minimum|limit)\b/.test(line)) return 'count'
  return undefined
}
