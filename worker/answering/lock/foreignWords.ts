import type { TongueCode } from '../tongues/tongue'

const days = (list: string): [RegExp, string][] =>
  list
    .split(' ')
    .map((name, at): [RegExp, string] => [
      new RegExp(`(?<!\\p{L})(?:${name})(?!\\p{L})`, 'gu'),
      ` ${'monday tuesday wednesday thursday friday saturday sunday'.split(' ')[at]} `,
    ])
const word = (forms: string, english: string): [RegExp, string] => [
  new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'gu'),
  ` ${english} `,
]
const part = (forms: string, english: string): [RegExp, string] => [new RegExp(forms, 'gu'), ` ${english} `]

/** What can be checked, as other languages write it, in folded text. */
export const CHECKED: Record<TongueCode, [RegExp, string][]> = {
  es: [
    ...days('lunes martes miercoles jueves viernes sabados? domingos?'),
    word('cerrad[oa]s?', 'closed'),
    word('abiert[oa]s?|abrimos|abre', 'open'),
    word('gratis|gratuit[oa]s?|sin (?:costo|cargo)', 'free'),
    word('hoy', 'today'),
    word('manana', 'tomorrow'),
    word('dolar(?:es)?', 'dollars'),
    word('hasta(?: las?)?', 'until'),
  ],
  fr: [
    ...days('lundis? mardis? mercredis? jeudis? vendredis? samedis? dimanches?'),
    word('fermee?s?', 'closed'),
    word('ouverte?s?|ouvrons', 'open'),
    word('gratuite?s?|gratuitement|offerte?s?', 'free'),
    word("aujourd'hui", 'today'),
    word('demain', 'tomorrow'),
    word("jusqu'[aà]", 'until'),
  ],
  de: [
    ...days('montags? dienstags? mittwochs? donnerstags? freitags? (?:samstags?|sonnabends?) sonntags?'),
    word('geschlossen|zu', 'closed'),
    word('geoffnet|offen|offnen', 'open'),
    word('kostenlos\\w*|gratis|umsonst', 'free'),
    word('heute', 'today'),
    word('morgen', 'tomorrow'),
    word('prozent', 'percent'),
    word('bis', 'to'),
    word('dollar', 'dollars'),
  ],
  pt: [
    ...days(
      'segundas?(?:-feiras?)? tercas?(?:-feiras?)? quartas?(?:-feiras?)? quintas?(?:-feiras?)? sextas?(?:-feiras?)? sabados? domingos?',
    ),
    word('fechad[oa]s?', 'closed'),
    word('abert[oa]s?|abrimos', 'open'),
    word('gratis|gratuit[oa]s?|de graca', 'free'),
    word('hoje', 'today'),
    word('amanha', 'tomorrow'),
    word('dolar(?:es)?', 'dollars'),
    word('ate(?: as?)?', 'until'),
  ],
  it: [
    ...days('lunedi martedi mercoledi giovedi venerdi sabato domenica'),
    word('chius[oiae]', 'closed'),
    word('apert[oiae]|apriamo', 'open'),
    word('gratis|gratuit[oiae]|gratuitamente', 'free'),
    word('oggi', 'today'),
    word('domani', 'tomorrow'),
    word('dollar[oi]', 'dollars'),
    word('fino all[ea]', 'until'),
  ],
  pl: [
    ...days('poniedzial\\w+ wtor\\w+ srod\\w+ czwart\\w+ piat\\w+ sobot\\w+ niedziel\\w+'),
    word('zamkniet\\w+|nieczynne', 'closed'),
    word('otwart\\w+|czynne', 'open'),
    word('darmow\\w+|za darmo|bezplat\\w+', 'free'),
    word('dzis|dzisiaj', 'today'),
    word('jutro', 'tomorrow'),
    word('dolar\\w*', 'dollars'),
    word('do', 'to'),
  ],
  vi: [
    ...days('thu\\shai thu\\sba thu\\stu thu\\snam thu\\ssau thu\\sbay chu\\snhat'),
    word('dong cua', 'closed'),
    word('mo cua', 'open'),
    word('mien phi', 'free'),
    word('hom nay', 'today'),
    word('ngay mai', 'tomorrow'),
    word('do la', 'dollars'),
    word('den', 'to'),
  ],
  zh: [
    ...'一二三四五六'
      .split('')
      .map((day, at) =>
        part(`(?:周|星期|礼拜)${day}`, 'monday tuesday wednesday thursday friday saturday'.split(' ')[at] ?? ''),
      ),
    part('(?:周|星期|礼拜)[日天]', 'sunday'),
    part('休息|关门|不营业', 'closed'),
    part('营业|开门', 'open'),
    part('免费', 'free'),
    part('今天|今日', 'today'),
    part('明天', 'tomorrow'),
    part('美元|美金', 'dollars'),
    part('[至到]', 'to'),
  ],
  ar: [
    ...days('الاثنين الثلاثاء الاربعاء الخميس الجمعة السبت الاحد'),
    word('مغلق(?:ة|ون)?', 'closed'),
    word('مفتوح(?:ة|ون)?|نفتح', 'open'),
    word('مجان\\w*', 'free'),
    word('اليوم', 'today'),
    word('غدا', 'tomorrow'),
    word('دولار\\w*', 'dollars'),
  ],
}

/** A guarantee, a discount, a superlative, a number in words, a promise, in whatever of these languages: nothing here carries it. */
export const NEVER_SAID =
  /(?<!\p{L})(?:garant\p{L}*|descuent\p{L}*|rebaj\p{L}*|remises?|reduction|rabais|rabatt\p{L}*|nachlass|sconto|sconti|descont\p{L}*|znizk\p{L}*|gwaranc\p{L}*|rabat\p{L}*|mejor(?:es)?|meilleure?s?|beste\p{L}*|migliore?|najlep\p{L}*|melhor(?:es)?|siempre|toujours|immer|sempre|zawsze|nunca|jamais|mai|niemals|certifi\p{L}*|zertifi\p{L}*|assicur\p{L}*|asegurad\p{L}*|versichert|licenci\p{L}*|ahora|maintenant|jetzt|sofort|adesso|subito|agora|teraz|inmediat\p{L}*|immediat\p{L}*|cien|cento|cent|hundert|mil|mille|tausend|sto|tysiac\p{L}*|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|vingt|trente|quarante|cinquante|soixante|zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig|venti|trenta|quaranta|cinquanta|vinte|trinta|quarenta|diez|doce|zehn|dziesiec|dez|dieci|giam gia|bao hanh|dam bao|tot nhat|ngay bay gio|muoi|tram|ضمان|خصم|افضل|الان|دائما)(?!\p{L})|保证|保修|折扣|优惠|最好|最佳|立即|马上|现在|永远|[零一二两三四五六七八九十百千万]+(?:美元|元|块|点|小时|天|年)/u

/** What denies, in folded text. */
export const DENIES_ABROAD =
  /(?<!\p{L})(?:no|ne|n'\p{L}+|pas|nicht|kein\p{L}*|nao|non|nie|khong|ningun\p{L}*|aucune?|nessun\p{L}*|zadn\p{L}*|sin|sans|ohne|sem|senza|bez|لا|ليس|لسنا|غير)(?!\p{L})|[不没无]/u

/** "I don't have that information here", and an offer to take details. */
export const UNKNOWN_ABROAD =
  /(?<!\p{L})(?:no (?:tengo|dispongo de|(?:lo )?se|puedo confirmar)|lo siento|je (?:ne (?:le )?sais pas|n'ai pas|ne dispose pas)|desolee?|ich (?:habe|weiss|kann)\b.*(?:kein\p{L}*|nicht)|leider|nao (?:tenho|sei|posso confirmar)|desculpe|infelizmente|non (?:ho|(?:lo )?so|posso confermare)|mi dispiace|nie (?:mam|wiem|moge)|przepraszam|niestety|(?:toi |chung toi )?(?:khong co|khong biet)|xin loi|ليس لدي|لا اعرف|عذرا)(?!\p{L})|抱歉|对不起|我(?:没有|不知道|不清楚)/u
export const OFFERS_ABROAD =
  /(?<!\p{L})(?:dejar? (?:sus|tus) datos|sus datos|tus datos|vos coordonnees|ihre (?:kontakt)?daten|seus dados|i (?:suoi|tuoi) dati|swoje dane|dane kontaktowe|thong tin (?:cua ban|lien he)|بياناتك|معلوماتك)(?!\p{L})|联系方式|您的信息/u

/** Where another part of a sentence begins. */
export const BREAKS_ABROAD =
  /[,;:.!?](?=\s|$)|[،，。；]|\s[-–—]\s|(?<!\p{L})(?:y|e|et|und|pero|sino|mas|mais|aber|sondern|doch|dann|ma|pero|ale|lecz|oraz|nhung|va)(?!\p{L})|لكن|但是?/u
/** Somebody gets back to whoever asked. */
export const REPLIES_ABROAD =
  /(?<!\p{L})(?:(?:le|te|se) (?:respond|contact|llam)\p{L}*|(?:vous|te) (?:re)?(?:contact|rappel|repond)\p{L}*|(?:meld|antwort|ruf|kontaktier)\p{L}*|(?:entra\p{L}*|retorn|respond|contat)\p{L}*|(?:ti|la|vi) (?:rispond|contatt|richiam)\p{L}*|(?:odpowie|odezw|skontakt|oddzwon)\p{L}*|(?:lien he|tra loi|goi lai))|سن(?:رد|تواصل|تصل)|回复|联系/u
/** "Por hora", "al mes", "pro Stunde": an amount of another kind. */
export const PER_ABROAD =
  /(?<!\p{L})(?:por|al|a la|cada|par|de l'|pro|je|per|all'|na|za|moi)\s?(?:hora|mes|ano|dia|semana|visita|persona|pessoa|heure|mois|an|jour|semaine|visite|personne|stunde|monat|jahr|tag|woche|besuch|person|ora|mese|anno|giorno|settimana|godzin\p{L}*|miesiac\p{L}*|rok|gio|thang|nam|mensual\p{L}*)(?!\p{L})|每(?:小时|月|年|天|次|人)/gu

/** Words around an amount, an hour or a name that add nothing. Whatever isn't among them must stand in the statement. */
export const IDLE_ABROAD =
  /^(?:\p{L}{1,3}|cuesta\p{L}*|custa\p{L}*|coute\p{L}*|kostet|kosten|costa\p{L}*|kosztuj\p{L}*|precio\p{L}*|prix|preis\p{L}*|preco\p{L}*|prezzo|cena|acept\p{L}*|accept\p{L}*|akzept\p{L}*|aceit\p{L}*|accett\p{L}*|nehmen|prenons|przyjmuj\p{L}*|ofrec\p{L}*|offr\p{L}*|bieten|oferec\p{L}*|oferuj\p{L}*|nuestr\p{L}*|notre|nous|unser\p{L}*|noss\p{L}*|nostr\p{L}*|nasz\p{L}*|esta\p{L}*|somos|somm\p{L}*|sind|haben|habe|tenemos|tambien|aussi|auch|tambem|anche|temos|abbiamo|mamy|telefon\p{L}*|numer\p{L}*|nummer|correo|adresse|direccion|endereco|indirizzo|adres|puede\p{L}*|pouvez|konnen|pode\p{L}*|llam\p{L}*|appel\p{L}*|anrufen|ligar|chiam\p{L}*|encuentr\p{L}*|trouv\p{L}*|desde|para|pour|usted\p{L}*|servici\p{L}*|servizi\p{L}*|servic\p{L}*|from|until|open|closed|uhr|horas?|heures?|stunden|费用是?|价格是?|我们的?|电话是?|提供|接受|是)$/u
