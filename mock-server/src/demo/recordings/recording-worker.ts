import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { recordCall } from './record-call.ts'
import type { SpokenCall } from './spoken-call.ts'
import { openSynthesiser } from './synthesiser.ts'

// Elsewhere the priority would be that of the whole process.
if (process.platform === 'linux') setPriority(z.int().parse(workerData))
const speak = await openSynthesiser()
parentPort?.on('message', (call: SpokenCall) => {
  const wav = recordCall(call, speak)
  parentPort?.postMessage(wav)
})
