export { packageAddress, releasedVersions } from './update/released-versions.ts'
export { VERSION_ZONE } from './version-zone.ts'
