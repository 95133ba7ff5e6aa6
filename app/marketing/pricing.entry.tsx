import { Pricing } from './Pricing'
import { show } from './show'

show(<Pricing />)
