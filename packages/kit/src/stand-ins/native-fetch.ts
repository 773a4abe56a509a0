/** Replaces the fetch polyfill that umi-request imports: every browser of the build target has its own. */
export {}
