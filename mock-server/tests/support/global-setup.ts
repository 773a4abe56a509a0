import { CLUSTER_VARIABLE, startTestCluster } from '../../src/testing/start-test-server.ts'

/** One PostgreSQL a run; workers find it through their environment, and so does a run that a test starts. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env[CLUSTER_VARIABLE] !== undefined) return async () => {}
  const { stop, ...index } = await startTestCluster()
  process.env[CLUSTER_VARIABLE] = JSON.stringify(index)
  return stop
}
