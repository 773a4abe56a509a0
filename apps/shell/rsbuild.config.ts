import { shellPreset } from '@console/build/app'

export default shellPreset()
