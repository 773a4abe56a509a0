import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { getRobot } from './get-robot.ts'
import { getScores } from './get-scores.ts'
import {
  assignItem,
  drawInspection,
  judgeItem,
  listInspections,
  listInspectors,
  listItems,
} from './inspect-sessions.ts'
import { intentionRoutes } from './manage-intentions.ts'
import { listSceneNames, ruleRoutes } from './manage-rules.ts'

/** Where people keep quality: rules and intentions, scores, inspections, and how well the machine finds violations. */
export const qualityDeskModule: Module = {
  name: 'quality-desk',
  auditDictionary,
  routes: [
    ...Object.values(ruleRoutes),
    ...Object.values(intentionRoutes),
    listSceneNames,
    getScores,
    getRobot,
    listInspections,
    drawInspection,
    listItems,
    listInspectors,
    assignItem,
    judgeItem,
  ],
}
