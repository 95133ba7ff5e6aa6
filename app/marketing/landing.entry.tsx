import { Landing } from './Landing'
import { show } from './show'

show(<Landing />)
