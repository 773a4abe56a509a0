export { BandRangePicker } from '@console/ui'
