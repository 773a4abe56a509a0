import type { ColumnType } from 'kysely'

/** Optional in an insert, never undefined when read. */
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>
/** JSON that is written as text and read as a value. */
export type Json = ColumnType<unknown, string, string>
