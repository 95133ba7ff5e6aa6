import { ar } from './data/ar'
import { de } from './data/de'
import { es } from './data/es'
import { fr } from './data/fr'
import { it } from './data/it'
import { pl } from './data/pl'
import { pt } from './data/pt'
import { vi } from './data/vi'
import { zh } from './data/zh'
import type { Tongue, TongueCode } from './tongue'

export const TONGUE: Record<TongueCode, Tongue> = { es, fr, de, pt, it, pl, vi, zh, ar }
