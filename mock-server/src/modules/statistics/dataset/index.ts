import type { Module } from '../../module.ts'
import { getSeries } from './get-series.ts'
import { listEvaluations } from './list-evaluations.ts'
import { listKnowledge } from './list-knowledge.ts'

/** Accuracy of finding knowledge and quality rules in conversations, as people judged it. */
export const datasetModule: Module = {
  name: 'dataset',
  routes: [getSeries, listEvaluations, listKnowledge],
}
