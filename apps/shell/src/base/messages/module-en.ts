/** Texts around sub-applications: loading, failures. The first two are fixed (SHELL-050). */
export const moduleEn = {
  'module.failed': 'Error! Component failed to load',
  'module.timedOut': 'Loader timed out!',
  'module.otherKit': 'This module is not compatible with this version of the console',
  'module.loading': 'Loading the page',
  'module.reason.status': 'The server answered {status} when the module “{module}” was loaded.',
  'module.reason.network': 'The module “{module}” could not be reached.',
  'module.reason.slowFile': 'A file of the module “{module}” did not arrive in time.',
  'module.reason.integrity': 'A file of the module “{module}” differs from the released one and was not run.',
  'module.reason.foreignFile': 'The module “{module}” requested a file that does not belong to it.',
  'module.reason.manifest': 'The list of files of the module “{module}” cannot be read.',
  'module.reason.kitVersion':
    'The module “{module}” needs version {needed} of the shared libraries, the console has {present}.',
  'module.reason.script': 'The module “{module}” failed while it was starting.',
  'module.reason.timeout':
    'The module “{module}” did not start in time. The rest of the console still works.',
  'module.overridden': 'This browser loads it from a custom address.',
  'module.removeOverride': 'Use the released version',
  'override.banner': 'This browser loads a custom version of: {modules}.',
  'override.reset': 'Use the released versions',
} as const
