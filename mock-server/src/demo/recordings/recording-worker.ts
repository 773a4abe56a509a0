import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { recordCall } from './record-call.ts'
import type { SpokenCall } from './spoken-call.ts'
import { openSynthesiser } from './synthesiser.ts'

/** Nobody waits for a recording of the demo: requests come first. On Linux a priority is that of the thread that sets it. */
const LOWEST_PRIORITY = 19

if (process.platform === 'linux') setPriority(LOWEST_PRIORITY)
const speak = await openSynthesiser()
parentPort?.on('message', (call: SpokenCall) => {
  const wav = recordCall(call, speak)
  parentPort?.postMessage(wav)
})
