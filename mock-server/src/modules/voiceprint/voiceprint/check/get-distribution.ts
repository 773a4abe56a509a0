import { voiceprint } from '@console/contracts'
import { MEASURED_ERRORS } from '@console/voice-check'
import { route } from '../../../../access/route.ts'
import { findScores } from '../job/score.store.ts'
import { canOpenSettings } from '../voiceprint.policy.ts'
import { equalErrorOf } from './equal-error.ts'

const measured = voiceprint.measuredErrors.parse(MEASURED_ERRORS)

export const getDistribution = route(voiceprint.scoreDistribution, {
  policy: canOpenSettings,
  handler: async ({ ctx, tx }) => {
    const scores = await findScores(tx)
    return {
      ...scores,
      equalError: equalErrorOf(scores),
      measured: ctx.config.voiceprintModel === null ? measured : null,
    }
  },
})
