export type ReleaseTables = {
  productRelease: ProductReleaseTable
}

type ProductReleaseTable = {
  version: string
  releasedOn: string
  notesEn: string[]
  notesZh: string[]
}
