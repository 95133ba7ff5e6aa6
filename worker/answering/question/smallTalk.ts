export type SmallTalk =
  | 'greeting'
  | 'howAreYou'
  | 'thanks'
  | 'goodbye'
  | 'whoAreYou'
  | 'acknowledged'
  | 'praise'
  | 'insult'
  | 'help'

const WHOLE: [SmallTalk, RegExp][] = [
  [
    'howAreYou',
    /^(?:(?:hi|hello|hey|yo)(?: there)? )?(?:how are (?:you|things)|how is it going|how do you do|how are you doing|what is up|whats up|sup|how is your day)(?: (?:today|doing|doing today|going|there|guys|you all|so far))*$/,
  ],
  [
    'greeting',
    /^(?:hi+|hello+|hey+|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|day)|morning|afternoon|evening|hola|hallo|is (?:anyone|anybody|someone) (?:there|here))(?: (?:there|you|all|guys|everyone|team|folks|again|hi|hello|to you|good (?:morning|afternoon|evening)))*$/,
  ],
  [
    'goodbye',
    /^(?:(?:ok|okay|alright|all right|thanks|thank you|great|cool|right|well|that is all) )*(?:bye+|goodbye|bye bye|see (?:you|ya)|later|good ?night|take care|cya|farewell|have a (?:good|great|nice) (?:day|one|evening|night|weekend)|talk (?:later|soon))(?: (?:now|later|soon|then|bye|for now|too|tomorrow|thanks))*$/,
  ],
  [
    'thanks',
    /^(?:(?:ok|okay|alright|great|perfect|awesome|cool|no|nope|lovely|brilliant|good|that is|right|excellent|wonderful|super|fine|got it) )*(?:thanks|thank you|thank|cheers|much appreciated|appreciate it|i appreciate (?:it|that|your help)|that (?:helps|helped|is (?:all|helpful|great|it|perfect)))(?: (?:so much|very much|a lot|a bunch|a million|again|mate|for (?:your|the|all your|that|all the) ?(?:help|info|information|time|answer)?|that is (?:all|it|great|perfect|everything|helpful)|all|i needed|i need|you|that|really|for now|all i needed|all i need|to know|everything|man|buddy|friend|helps|appreciate it))*$/,
  ],
  [
    'whoAreYou',
    /\b(?:are you (?:a |an )?(?:real|bot|robot|human|ai|person|machine|chatbot|computer|chat bot|actual|automated|live)|is this (?:a |an )?(?:real|bot|robot|human|ai|person|machine|chatbot|automated|live)|am i (?:talking|speaking|chatting) (?:to|with)|who am i (?:talking|speaking|chatting)|who are you|what are you|what is your name|are you chatgpt|are you gpt|is there a real person|do you have a name)\b/,
  ],
  [
    'praise',
    /^(?:you are|that is|this is|that was) (?:so |very |really |super )?(?:great|awesome|helpful|amazing|the best|good|nice|cool|funny|smart)(?: bot)?$|^(?:lol|haha+|nice one|wow|love it|good bot|nice|sweet)$/,
  ],
  [
    'insult',
    /^(?:you are|this is|you|this bot is|this) (?:so |such a |a |really |absolutely |totally )?(?:stupid|useless|dumb|idiot|suck|sucks|terrible|rubbish|crap|not helpful|no help|garbage|annoying)(?: bot)?$/,
  ],
  [
    'help',
    /^(?:help|help me|can you help(?: me)?|i need (?:some )?help|i have a question|can i ask (?:you )?(?:a question|something)|quick question|question|got a question|start|menu)$/,
  ],
  [
    'acknowledged',
    /^(?:(?:ok|okay|k|kk|alright|all right|cool|great|perfect|got it|sounds good|awesome|good|fine|right|i see|understood|no problem|sure thing|good to know|makes sense|gotcha|will do|no|nope|nah|no thanks|no thank you|not now|not yet|maybe later|never mind|nevermind|i am good|all good|that is fine|no worries|noted|interesting)(?: |$))+(?:then|to know|now)?$/,
  ],
]

export const smallTalkIn = (line: string): SmallTalk | undefined => {
  const bare = line
    .replace(/\bplease\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return WHOLE.find(([, pattern]) => pattern.test(bare))?.[0]
}

const AGREED =
  /^(?:(?:yes|yeah|yep|yup|ya|sure|ok|okay|please|please do|go ahead|sounds good|absolutely|definitely|of course|why not|i would|do it|let us do (?:it|that)|that would be (?:great|good|nice|lovely|perfect)|great|perfect|yes i would|i would like that|alright|fine|thanks|thank you|that works|good idea|take my details|book it|for sure)(?: |$))+$/
/** A plain yes, which only the bot's last message gives a meaning. */
export const isAgreement = (line: string): boolean => AGREED.test(line) && !/^(?:thanks|thank you| )+$/.test(line)

/** Games, homework and orders to the bot: nothing that a front desk answers, whatever page it stands beside. */
const ELSEWHERE =
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your |everything )?(?:of )?(?:the |your |my )?(?:previous|prior|above|earlier|instructions?|rules|prompts?|everything|guidelines)\b|\bsystem prompt\b|\byour (?:instructions|prompt|rules|programming)\b|\b(?:jailbreak|developer mode|act as|pretend (?:to be|you)|role ?play|you are now)\b|\b(?:write|compose|create|make up|sing) (?:me |us )?(?:an? |some |the )?(?:\w+ )?(?:poem|story|essay|song|haiku|limerick|code|script|program|python|javascript|joke|rap|letter|speech|blog)\b|\btell (?:me|us) (?:an? |another |some )?(?:\w+ )?(?:joke|story|riddle|fun fact)\b|\b(?:python|javascript|java|html|sql) (?:script|code|program|function)\b|\b(?:my|math|the) homework\b|\b(?:what|how) is the weather\b|\bweather (?:today|tomorrow|like|forecast)\b|\btranslate (?:this|the|to|into)\b/
const GENERAL =
  /\b(?:weather|forecast|super bowl|world cup|nba|nfl|olympics|election|president of|prime minister|capital (?:of|city)|stock (?:price|market)|horoscope|lottery|movie|movies|netflix|recipe|meaning of life|bitcoin price|who won|who wins|who will win|the game|football game|square root|solve|population of|how tall is|distance to|the moon|celebrity|news)\b/

export const isForOthers = (line: string): boolean => ELSEWHERE.test(line)
export const isGeneralKnowledge = (line: string): boolean => GENERAL.test(line)
