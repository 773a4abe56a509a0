import { expect, test } from 'vitest'
import { voiceprint } from '../index.ts'
import { collectCallAddresses } from '../shared/collect-calls.ts'

// The comment above a documented address names the requirements that spell it.

test('the calls of voiceprints have their methods and paths', () => {
  expect(collectCallAddresses(voiceprint)).toEqual({
    // VOICE-017
    addCategory: 'POST /api/dolphin-ai/voiceprint/catalog',
    // VOICE-047
    addVoice: 'POST /api/dolphin-ai/voiceprint/catalog/addVoice',
    // VOICE-014
    categories: 'GET /api/dolphin-ai/voiceprint/catalog',
    // VOICE-034
    checks: 'GET /api/dolphin-ai/voiceprint/checkResult',
    // VOICE-002
    config: 'GET /api/dolphin-ai/voiceprint/config',
    // VOICE-025
    corpora: 'GET /api/dolphin-ai/voiceprint/corpus',
    // VOICE-051
    exportCheckResult: 'GET /api/dolphin-ai/voiceprint/exportCheckResult',
    // VOICE-048
    manualRevise: 'POST /api/dolphin-ai/voiceprint/manualRevise',
    // VOICE-021
    removeCategory: 'DELETE /api/dolphin-ai/voiceprint/catalog',
    // VOICE-050
    removeCheck: 'DELETE /api/dolphin-ai/voiceprint/checkResult',
    // VOICE-033
    removeCorpus: 'DELETE /api/dolphin-ai/voiceprint/corpus',
    // VOICE-019
    renameCategory: 'PUT /api/dolphin-ai/voiceprint/catalog',
    // VOICE-012
    saveConfig: 'POST /api/dolphin-ai/voiceprint/config',
    scoreDistribution: 'GET /api/dolphin-ai/voiceprint/scoreDistribution',
  })
})
