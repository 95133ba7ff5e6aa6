import { stem } from './stem'

const set = (list: string) =>
  new Set(
    list
      .trim()
      .split(/\s+/)
      .flatMap((word) => (stem(word).length < 4 ? [word] : [word, stem(word)])),
  )

/** Words that say nothing about what is asked. */
const STOP = new Set(
  `
a an the this that these those it its he she they them their theirs his her hers him we us our ours you your yours i me my mine
is are am was were be been being do does did doing done have has had having can could will would shall should may might must
not no nor yes yeah yep nope ok okay of for to in into through on onto at by with without from as about than then there here and or but if so
because what which who whom whose when where why how much many any some all both either neither each just only even still also too very
really quite pretty rather please thanks thank hi hello hey dear sir madam guys folks mate well oh um er hmm actually basically
get gets got getting gotten go goes going went gone want wants wanted need needs needed like likes liked would wish hope hoping
looking look looks know let lets think thought guess wonder wondering wondered say said tell tells told ask asked asking question questions
able possible thing things something anything stuff kind kinds sort sorts type types one ones way lot lots bit else sure maybe
currently presently now ever never again already yet ahead sometimes always usually normally typically roughly exactly generally
gonna u r ur im guy help hear there've shes hes dude man lol omg plus etc via per up out off down over
curious interested trying tried try quick quickly real good great
anywhere somewhere everything everyone nothing everywhere nowhere along somehow whatever whichever whenever anyway instead though although however perhaps possibly exactly especially mostly likely
myself yourself ourselves yourselves himself herself themselves itself
such own mine ours mean seems guess suppose heard hear saw noticed notice understand explain happen ones whether without
`
    .trim()
    .split(/\s+/),
)

/** Words that carry a little: common verbs, sizes, times. Missing one of them doesn't mean that a fact is missing. */
const LIGHT = set(`
once people person nearby nearest closest
page pages webpage
session sessions visit visits job jobs project projects treatment treatments procedure procedures shoot shoots package packages
taken done made given seen brought bought sold sent kept held met put cut told
offer offers offered provide provides handle handles do deal include includes included including accept accepts take takes took taking give gives given
make makes made use uses used using come comes coming came see sees seen find found put puts keep keeps kept send sends
start starts started begin finish end stop turn turns happen happens happened show shows run runs running leave left work works worked working
have help allow allowed let sell sells carry carries deal fix set call called talk speak meet visit visits visiting stay
good better best nice great fine bad worse worst new old big bigger small smaller large little long longer short full fully whole half right wrong
same different other another next last first second third main special specific certain regular standard basic average normal usual general common
high low hard soft easy early late latest earliest soon later fast quick slow extra more most less least few several enough around before after while during until till since
day days week weeks month months year years time times hour hours minute minutes morning afternoon evening night today tonight tomorrow yesterday
monday tuesday wednesday thursday friday saturday sunday weekend weekday date
place shop store office company business firm practice clinic studio salon service services customer customers client clients patient patients people person
someone somebody anyone anybody everyone everybody nobody friend husband wife mom dad mother father wedding house home area side part parts
back away together between across behind near nearby close inside outside front top bottom
amount number total both two three four five six seven eight nine ten dozen couple pair hundred thousand
pay charge cost price fee fees rate rates cheap expensive dollar dollars buck bucks
live lives living buy own treat problem problems issue issues trouble wrong question answer information detail details option options
appointment appointments book booking schedule slot available availability open opened opening closed closing shut shuts
hot cold warm cool clean dirty loud noise noisy weird strange broken bad dead
feel feels feeling seem seems sound sounds mean means believe hate love care matter idea chance reason
end move moving change changes add check checks turn hold drop pick grab sit wait waiting arrive arriving reach apply 
gallon square foot feet inch inches mile miles pound pounds size
professional guys team experienced quality local certain
`)

/** General words that carry a little too, unless the lexicon knows them as something a business is asked about. */
const GENERAL = set(`
request requests bring brings free money quote estimate range typical list throw throws throwing
write writes writing wrote read reads reading wear break breaks broke breaking fall falls fell lose loses lost losing win wins catch cut cuts cutting pull push lift hit
eat drink sleep walk walks walking drive drives driving drove ride fly travel carry hold holding hang stand standing lie lay rise raise grow grows growing burn burns burning
return returns turned stick sticking stuck shake shaking smell smells smelling stink taste touch press click tap wash dry wipe pour pouring freeze fill empty cover covers covered
open reopen begin learn teach study practice practise play plays playing watch listen remember forget forgot decide choose chose pick prefer recommend suggest advise
expect expecting plan plans planning planned organize arrange manage deal handle cause causes happen appear appears become became stay remain last lasts lasted
live lived worry worried bother bothering hurry rush waste save spend spent spending earn owe borrow lend share join leave quit follow lead guide
add remove include exclude mix match fit fits fitting suit suits size sizes sized join joined miss separate split combine connect attach
speak spoke say talk chat reply respond answer write mention describe discuss agree disagree promise allow permit refuse accept reject deny
weird funny serious simple complicated difficult tricky common rare normal typical perfect proper properly correct exact safe dangerous important necessary
happy sad tired sick ill busy free ready late early young famous popular rich poor strong weak heavy thick thin deep tall narrow wide round flat straight sharp smooth rough
red blue green white black brown yellow pink purple orange golden
north south east west upstairs downstairs indoors outdoors indoor outdoor
recently lately currently eventually finally immediately suddenly completely totally partly almost nearly hardly barely simply clearly
world country state town city village street road block corner neighborhood local floor ground wall room space area spot bit piece pieces pack box bag set pair
man men woman women boy boys girl girls guy lady gentleman parent parents uncle aunt cousin grandma grandpa grandmother grandfather neighbor neighbour boyfriend girlfriend partner wife
final agency brokerage hospital school parlor name names far age
result results reason example idea chance step steps detail policy policies rule rules process machine machines equipment device weeknight weeknights
bucks budget worth value amount cheap cheaper cheapest
`)

/** What is done to a thing matters less than the thing. */
const ACTION = set(`
bring brings bringing
install installs installing installed installation build builds building built construct repair repairs repairing repaired fix fixing fixed mend replace replaces replacing
replaced replacement swap remove removing removed removal clean cleaning cleaned design treat treating perform offer service servicing inspect maintain maintenance handle
put fit hook mount sort deal sell buy rent purchase order make create prepare apply use test check diagnose
`)

/** Said by everybody, so never a slip of the finger for a word of the business. */
const KNOWN = set(`
contact contacts human person robot machine computer phone internet website message messages email text letter number code password account
doctor nurse teacher student lawyer police school college church bank hotel restaurant airport station bus train plane bike bicycle boat truck
animal animals bird birds fish horse horses snake chicken baby babies birthday party parties holiday holidays vacation christmas thanksgiving summer winter spring autumn
sugar salt coffee water wine beer food lunch dinner breakfast pizza bread meat fruit apple cake
money cash credit debit coupon coupons discount discounts senior seniors veteran veterans military student students member members teacher teachers guest guests
insurance warranty guarantee contract form forms paper papers photo photos picture pictures video videos music movie movies book books game games sport sports news
weather rain snow storm wind heat cold sunny
blood skin hair head face eyes nose mouth teeth tooth neck shoulder back chest stomach arm arms hand hands finger leg legs knee foot feet bones muscle muscles
shirt shoes clothes dress jacket hat glasses jewelry watch ring
bed chair table desk couch sofa lamp mirror shelf closet carpet curtain blinds window windows door doors ceiling kitchen bathroom bedroom garage yard fence deck porch pool
engine motor wheel wheels brake brakes tire tires braces battery seat seats mirror bumper window glass
pizza dinner lunch menu recipe
married single divorced pregnant allergic disabled deaf blind
marketing sales software hardware science math history english spanish french german italian chinese japanese korean russian
dental medical legal financial personal private public national international american
drain pipe roof plumber electrician mechanic dentist barber stylist trainer
poem story joke song essay script homework capital president election team teams bowl
tint wrap tints wraps wax vinyl metal wood plastic rubber leather cotton steel stone brick concrete
quote quotes estimate estimates invoice receipt deposit refund fee fees tax taxes tip tips bill bills
cancel reschedule postpone delay
house houses apartment condo office building rental tenant landlord mortgage
hourly daily weekly monthly yearly annual
weekend weekends weekday weekdays monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
parking wheelchair elevator stairs toilet restroom wifi
shipping delivery pickup dropoff
online virtual remote
massage facial manicure pedicure haircut shave
yoga pilates boxing zumba karate swimming tennis golf basketball football soccer baseball hockey
hiring career careers resume internship jobs
owner owners manager boss staff employee employees
brand brands model models style styles color colors
diet weight vitamins supplement supplements protein
bitcoin crypto venmo paypal zelle visa mastercard amex
`)

const NUMBER = /^\d/

export const isStop = (word: string): boolean => STOP.has(word)
const holds = (list: Set<string>, word: string): boolean => list.has(word) || list.has(stem(word))
export const isLight = (word: string): boolean =>
  LIGHT.has(word) || LIGHT.has(word.replace(/s$/, '')) || NUMBER.test(word)
export const isGeneral = (word: string): boolean => holds(GENERAL, word)
export const isAction = (word: string): boolean => holds(ACTION, word)
/** Work that shuts other work out: where gutters are installed, nothing says that they are cleaned. */
const WORK = set(
  'install installed installation repair replace replacement build clean cleaning remove removal paint rent sell',
)
const TRADE = set('sell buy rent lease')
export const isTrade = (stemmed: string): boolean => TRADE.has(stemmed)
export const isOtherWork = (stemmed: string): boolean => WORK.has(stemmed)
export const isCommonWord = (word: string): boolean =>
  [STOP, LIGHT, GENERAL, ACTION, KNOWN].some((list) => list.has(word) || list.has(stem(word)))
