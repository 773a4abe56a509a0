import { withoutStyleFunctions } from './without-style-functions.ts'

/** A loader of the bundler. */
export default function loadStyleModule(source: string): string {
  return withoutStyleFunctions(source).code
}
