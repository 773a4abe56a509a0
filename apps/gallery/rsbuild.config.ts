import { galleryPreset } from '@console/build/app'

export default galleryPreset()
