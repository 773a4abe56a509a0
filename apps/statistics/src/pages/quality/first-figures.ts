import { quality } from '@console/contracts'
import type { FirstFigures } from '../../frame/first-figures.ts'

export const VIOLATION_FIGURES: FirstFigures = { quality: quality.violationData }
