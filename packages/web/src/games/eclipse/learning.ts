/** How Eclipse is taught; a chunk of its own, for those who want it. */
export { learning, learningMessages } from '@orrery/eclipse/learning';
