import { readXml, type XmlHandlers } from './read-xml.ts'
import type { Unpacked } from './unpack.ts'

/** A part that another one names. `type` is the last word of the address that says what it is for. */
type Relation = { readonly type: string; readonly path: string }

/**
 * The parts that a part names, by the id of the relation; the package itself is the part `''`. The writer of a package
 * chooses the names and the folders of its parts.
 */
export async function readRelations(parts: Unpacked, part = ''): Promise<ReadonlyMap<string, Relation>> {
  const relations = new Map<string, Relation>()
  const nameAt = part.lastIndexOf('/') + 1
  const list = `${part.slice(0, nameAt)}_rels/${part.slice(nameAt)}.rels`
  if (!parts.has(list)) return relations
  await readPart(parts, list, {
    open: (name, { Id, Type = '', Target, TargetMode }) => {
      const isInside = name === 'Relationship' && TargetMode !== 'External'
      if (!isInside || Id === undefined || Target === undefined) return
      const type = Type.slice(Type.lastIndexOf('/') + 1)
      relations.set(Id, { type, path: resolvePath(part, Target) })
    },
  })
  return relations
}

/** A target may begin at the root, and be encoded as an address. */
function resolvePath(part: string, target: string): string {
  const { pathname } = new URL(target.replaceAll('\\', '/'), `http://package/${part}`)
  return decodeURIComponent(pathname.slice(1))
}

/** Reads a part by its tags, to its end. */
export async function readPart(parts: Unpacked, path: string, handlers: XmlHandlers): Promise<void> {
  for await (const _ of readXml(await parts.read(path), handlers));
}
