import { CLUSTER_VARIABLE, startTestCluster } from '../../src/testing/start-test-server.ts'

/** One PostgreSQL a run; workers find it through their environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const { stop, ...index } = await startTestCluster()
  process.env[CLUSTER_VARIABLE] = JSON.stringify(index)
  return stop
}
