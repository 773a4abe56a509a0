import { scoreSetting } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { businessSettingsRoutes } from '../../operations/managed-list/public.ts'

export const settingRoutes = businessSettingsRoutes(scoreSetting.settings, {
  policy: canOpen('configuration.score'),
  table: 'scoreSetting',
  columns: ['pointsLevel0', 'pointsLevel1', 'pointsLevel2', 'pointsLevel3', 'passMark'],
  audited: { module: 'quality', opType: 'quality.setScore' },
})
