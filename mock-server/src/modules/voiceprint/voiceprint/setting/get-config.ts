import { voiceprint } from '@console/contracts'
import { route } from '../../../../access/route.ts'
import { canOpenSettings } from '../voiceprint.policy.ts'
import { findSettings } from './setting.store.ts'

export const getConfig = route(voiceprint.config, {
  policy: canOpenSettings,
  handler: ({ tx }) => findSettings(tx),
})
