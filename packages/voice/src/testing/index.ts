export { languageFaults } from './languages.ts';
