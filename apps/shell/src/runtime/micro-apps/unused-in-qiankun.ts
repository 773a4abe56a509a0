/** Replaces, in the build, parts of qiankun that only other settings or browsers reach (`unused-in-qiankun.ts` of the build). */
function refuse(): never {
  throw new Error('this part of qiankun is left out of the build')
}

/** Instead of the sandboxes `LegacySandbox` and `SnapshotSandbox`. */
// oxlint-disable-next-line import/no-default-export -- qiankun imports them so
export default refuse
export const patchLooseSandbox = refuse
/** Instead of scoped styles; the attribute is read where they are off, too. */
export const QiankunCSSRewriteAttr = 'data-qiankun'
export { refuse as process }
