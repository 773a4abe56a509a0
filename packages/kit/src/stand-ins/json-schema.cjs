/**
 * Replaces the two modules with which every zod schema can describe itself as JSON Schema: 5 kB (gzip) on every
 * page, and only the server does it. A proxy, because zod imports some forty names of them.
 */
const describe = () => {
  throw new Error('JSON Schema is made on the server only.')
}
module.exports = new Proxy({}, { get: () => () => describe })
