import type { ColumnType, Generated } from 'kysely'

/** Optional in an insert, never undefined when read. */
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>
/** A column of a view, which nobody writes. */
export type Read<T> = ColumnType<T, never, never>
/** JSON that is written as text and read as a value. */
export type Json = ColumnType<unknown, string, string>
/** A number as the database writes decimals. */
export type Decimal = ColumnType<string, number | string, number | string>
/** The number, time and author of the row's last change. */
export type Versioned = { version: Generated<number>; updatedAt: Date; updatedBy: Nullable<number> }
export type EnabledStatus = 'enabled' | 'disabled'
