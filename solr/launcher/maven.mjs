export async function mavenCommand() { return 'mvn'; }
