import { describeApi, findApiProblem, readApi, writeApi } from '../src/pack/api-report.ts'

/** `pnpm sdk:api`: writes down the public types of the package, under a version that they have not been released with. */
const api = await describeApi()
const problem = findApiProblem(api, readApi())
if (problem === null) writeApi(api)
else {
  console.error(problem)
  process.exitCode = 1
}
