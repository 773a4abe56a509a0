import { defineSlots } from '@console/sub-app/slots'
import { handlers } from './handlers'

defineSlots(handlers)
