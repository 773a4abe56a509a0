import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { voiceprint } from '@console/contracts'
import { MEASURED_ERRORS } from '@console/voice-check'
import { perApplication } from '../../../../platform/context/per-application.ts'
import { StartProblem } from '../../../../platform/start-problem.ts'

/**
 * The error rates of the model that compares voices; null where a model that an operator configured has not been measured.
 */
export const measuredErrors = perApplication(({ config }) => readMeasuredErrors(config.voiceprintModel))

/** `pnpm bench:voices --model file.onnx --write` stores them beside the model. */
export function readMeasuredErrors(modelFile: string | null): voiceprint.MeasuredErrors | null {
  if (modelFile === null) return voiceprint.measuredErrors.parse(MEASURED_ERRORS)
  const file = `${modelFile}.errors.json`
  if (!existsSync(file)) return null
  const measured = voiceprint.measuredErrors.safeParse(readJson(file))
  if (!measured.success || measured.data.model !== basename(modelFile))
    throw new StartProblem(
      `${file} has no error rates of this model: delete it, or measure them again (pnpm bench:voices --model ${modelFile} --write)`,
    )
  return measured.data
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // No JSON: refused like JSON of another shape.
    return null
  }
}
