import { quality } from '@console/contracts'
import { prefetchOf } from '../../frame/first-figures.ts'

export const Prefetch = prefetchOf({ quality: quality.violationData })
