import * as z from 'zod'

/** A built file, and the hash by which browsers accept it. */
export const asset = z.object({ url: z.string().min(1), integrity: z.string().regex(/^sha256-/) })
export type BuiltAsset = z.output<typeof asset>
