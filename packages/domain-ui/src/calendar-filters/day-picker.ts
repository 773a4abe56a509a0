export { BandDay } from '@console/ui'
