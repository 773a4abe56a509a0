import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const HEALTH_PATH = '/healthz'
/** Between two requests of somebody who does nothing wrong. */
const EVERY_MS = 20

/** Requests `/healthz` until it is over; answers how long each answer took, in milliseconds. */
export async function timeHealth(url: string, isOver: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const took: number[] = []
  while (!isOver()) {
    const began = performance.now()
    await requestHealth(url, agent)
    took.push(performance.now() - began)
    await pause(EVERY_MS)
  }
  agent.destroy()
  return took
}

function requestHealth(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(new URL(HEALTH_PATH, url), { agent }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`${HEALTH_PATH} answered ${answer.statusCode}`))
      })
    })
      .once('error', reject)
      .end()
  })
}
