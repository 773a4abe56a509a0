export { BandMonth } from '@console/ui'
