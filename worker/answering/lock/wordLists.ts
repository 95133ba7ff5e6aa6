import { stem } from '../language/stem'

const set = (list: string) =>
  new Set(
    list
      .trim()
      .split(/\s+/)
      .flatMap((word) => [word, stem(word)]),
  )

/** Words that claim nothing, beside whatever mark they stand. */
export const FUNCTION = set(`
a an the this that these those it its he she they them their theirs his her hers him we us our ours you your yours i me my mine
is are am was were be been being of for to in into on onto at by with from as about than then there here and or but so because
what which who whom whose when where why how whether if while though although however also too as well either both each other another
do does did doing have has had having not no nor never without
re ve ll d m s t t's oh um er hmm please hi hello hey yes yeah yep sure absolutely certainly indeed definitely
unfortunately however fortunately just actually currently usually typically generally normally mainly simply really very quite
com say says said mean means note one ones plus otherwise
`)

/** Beside an amount: they only say that it is one. */
export const OF_MONEY = set(
  'offer offers have provide available price prices priced pricing cost costs costing charge charges charged fee fees rate rates run runs come comes total totals pay pays paying set will would can amount range ranges vary start starts starting begin begins going list listed standard',
)
/** Beside days and times: they only say that somebody is there then. */
export const OF_HOURS = set(
  'can hour hours opens opening close closes closing business office shop store studio salon clinic practice times schedule run runs regular doors team front desk operate operating operation through',
)
/** Beside a phone number, an address or a link. */
export const OF_CONTACT = set(
  'call calling phone number telephone text reach contact us ring dial line at email mail write message visit website site page online address located location find get can could touch team office best way directly book booking link schedule give drop send anytime street web details',
)
/** Beside a length of time or a bare number. */
export const OF_NUMBERS = set(
  'take takes taking last lasts long need needed session usually around let know located address see welcome age aged old',
)

/** Words of a front desk. Where no mark stands in the clause they add nothing that could be wrong. */
export const GENTLE = set(`
pay paying offer offers offered offering accept accepts accepted provide provides provided providing do does handle handles handling have has carry
help helps helping assist assisting happy glad pleased love pleasure welcome
can could will would may might shall should must like want need know see find look looking tell show give get let make take takes use
service services work works team business company people person staff someone anyone everybody place
price prices pricing cost costs charge fee fees rate rates quote quotes estimate hours hour open phone number call text email address contact
question questions answer information info detail details name message page website site topic list listed mention mentioned
area areas location locations located based serve serves serving come visit
kind kinds type types sort such like example well several various different many few some more other others
thing things something anything option options one ones way ways lot
customer customers client clients patient patients visitor visitors guest guests
today's thanks thank sorry great good nice wonderful okay ok right perfect
way note depends depend along around between before after over under up down out off back away
ask asking asked leave share pass send forward follow look arrange book booking booked schedule appointment appointments
available
`)

/** What says who and where a business is, and no more. */
export const IDENTITY = set(
  'located location based business company name called welcome find place team serve serving area areas',
)

/** What narrows an offer. Who leaves it out says more than was said. */
export const LIMIT =
  /\b(?:if|unless|only|new (?:customers?|clients?|patients?|members?|guests?|students?)|first[ -](?:time|visit|appointment|order|month|class|session|treatment)|minimum|min\.|at least|(?:jobs?|orders?|purchases?|projects?|repairs?|treatments?) (?:over|above|under|of)|their first|your first|in advance|ahead|with (?:any|an?|the|every|each|your) (?:\w+ )?(?:purchase|service|visit|order|repair|treatment|booking|membership|move|cleaning|session|package|plan|stay|rental|install(?:ation)?)|(?:with|using|bring|mention) (?:(?:an?|the|this|our|your) )?(?:coupon|ad|code|voucher|flyer|referral)|(?:existing|current|returning) (?:customers?|clients?|patients?|members?)|while supplies last|members?|seniors?|students?|veterans?|military|children|kids|except|excluding|most|some|select|by appointment|(?:on|with) approved credit|subject to|within)\b/g

/** What stands right before an amount, or behind it, and makes it the least, the most or an estimate. */
const AMOUNT = '\ue000(?:money|percent):'
const BOUNDS: [bound: string, RegExp][] = [
  [
    'most',
    new RegExp(
      `\\b(?:up to|at most|maximum(?: of)?|max|(?:no|not|never) more than|under|less than|below|cheaper than) *(?:just |only )?${AMOUNT}`,
    ),
  ],
  [
    'least',
    new RegExp(
      `\\b(?:from|start(?:s|ing)?(?: out)?(?: at| from)?|begins?(?:ning)?(?: at| from)?|at least|minimum(?: of)?|as low as|as little as|upwards? of|more than|over|above|low as) *(?:just |only |about )?${AMOUNT}|${AMOUNT}[^\ue001]*\ue001 *(?:\\+|and up|or more|and above|minimum|upwards?)`,
    ),
  ],
  [
    'near',
    new RegExp(
      `\\b(?:about|around|roughly|approximately|approx|averag\\w+|usually|typically|estimated(?: at)?|some|near(?:ly)?) *${AMOUNT}`,
    ),
  ],
]
export const boundOf = (text: string): string | undefined => BOUNDS.find(([, form]) => form.test(text))?.[0]

/** A time that something takes by and large. */
export const isRoughly = (text: string): boolean => ROUGHLY.test(text)
const ROUGHLY =
  /\b(?:about|around|roughly|approximately|approx|averag\w+|estimated(?: at)?|nearly) *\ue000lasts:|\ue000lasts:[^\ue001]*\ue001 *(?:on average|or so|give or take)\b/

/** "Over $500": from where on something holds, and no price. */
export const THRESHOLD =
  /\b(?:over|above|under|below|exceeding|more than|less than|at least) *(?:just )?\ue000(money:[^\ue001]*)\ue001/g
