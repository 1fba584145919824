declare module 'virtual:theme.css';
declare module 'virtual:mantine-styles';
