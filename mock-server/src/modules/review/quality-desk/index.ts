import type { Module } from '../../module.ts'
import { assignItem } from './assign-item.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { drawInspection } from './draw-inspection.ts'
import { getRobot } from './get-robot.ts'
import { getScores } from './get-scores.ts'
import { intentionRoutes } from './intention-routes.ts'
import { judgeItem } from './judge-item.ts'
import { listInspections } from './list-inspections.ts'
import { listInspectors } from './list-inspectors.ts'
import { listItems } from './list-items.ts'
import { listSceneNames } from './list-scene-names.ts'
import { ruleRoutes } from './rule-routes.ts'

/** Quality work: rules and intentions, scores, inspections, and the accuracy of the machine in finding violations. */
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
