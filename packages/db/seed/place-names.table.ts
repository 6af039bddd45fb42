/**
 * The province in which a highly urbanised city lies. The census counts these cities beside the provinces, but an
 * address still names the province ("Cebu City, Cebu"). The key is the code of the city.
 */
export const highlyUrbanisedCityProvinces: Readonly<Record<string, string>> = {
  '30100': 'Pampanga', // Angeles
  '30200': 'Negros Occidental', // Bacolod
  '30300': 'Benguet', // Baguio
  '30400': 'Agusan del Norte', // Butuan
  '30500': 'Misamis Oriental', // Cagayan de Oro
  '30600': 'Cebu', // Cebu City
  '30700': 'Davao del Sur', // Davao City
  '30800': 'South Cotabato', // General Santos
  '30900': 'Lanao del Norte', // Iligan
  '31000': 'Iloilo', // Iloilo City
  '31100': 'Cebu', // Lapu-Lapu
  '31200': 'Quezon', // Lucena
  '31300': 'Cebu', // Mandaue
  '31400': 'Zambales', // Olongapo
  '31500': 'Palawan', // Puerto Princesa
  '31600': 'Leyte', // Tacloban
  '31700': 'Zamboanga del Sur', // Zamboanga City
};

/** Province numbers that municipalities use but no province has. */
export const missingProvinces: Readonly<Record<string, string>> = {
  '901': 'Basilan', // Isabela City: on Basilan, counted with Region IX
  '999': 'Special Geographic Area', // eight municipalities of BARMM in Cotabato
};
